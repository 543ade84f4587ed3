import { randomInt } from 'node:crypto';
import { SMS_COUNTDOWN_DEFAULT_MINUTES } from '@tonalli/contracts/constants';
import type { WireLanguage } from '@tonalli/contracts/language';
import { sendEmail } from '../../mail/mailbox';
import type { RequestInfo } from '../../transport/verb';
import type { World } from '../../world/world';
import { codeHash, isSameHash } from './code-hash';
import { emailCodeRepository } from './email-code.repository';
import { countRequest, SENDING_LIMITS, VISITOR_LIMITS } from './request-limits';

const CODE_TTL_MS = 10 * 60_000;
/** So many wrong tries use a code up. */
const MAX_TRIES = 5;

const TEXTS: Record<WireLanguage, { subject: string; text: (code: string) => string }> = {
  ES: {
    subject: 'Tu código de verificación',
    text: (code) =>
      `Tu código de Tonalli es ${code}.\n\nVence en 10 minutos. No lo compartas con nadie; nosotros nunca te lo pediremos.`,
  },
  EN: {
    subject: 'Your verification code',
    text: (code) =>
      `Your Tonalli code is ${code}.\n\nIt expires in 10 minutes. Share it with nobody; we will never ask you for it.`,
  },
};

interface Sent {
  address: string;
  purpose: 'step' | 'bind';
}

const hashOf = (world: World, { address, purpose }: Sent, code: string): string =>
  codeHash(world, { by: 'mail', to: address, purpose }, code);

const plain = (sent: Sent): Sent => ({ ...sent, address: sent.address.toLowerCase() });

/** Mails a fresh code; throws as `sendCode` does. The answer is for the countdown. */
export function sendEmailCode(world: World, request: RequestInfo, to: Sent): { expiredMinutes: number } {
  const sent = plain(to);
  const now = world.clock.now();
  const { subject, text } = TEXTS[request.language];
  world.transaction(() => {
    countRequest(world, `mail of visitor|${request.ip}`, VISITOR_LIMITS);
    countRequest(world, `code mail|${sent.purpose}|${sent.address}`, SENDING_LIMITS);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const kept = { codeHash: hashOf(world, sent, code), sentAt: now, expiresAt: now + CODE_TTL_MS };
    emailCodeRepository(world).insert({ ...sent, ...kept });
    sendEmail(world, { purpose: 'service', address: sent.address, subject, text: text(code) });
  });
  return { expiredMinutes: SMS_COUNTDOWN_DEFAULT_MINUTES };
}

/** What is wrong with a code, or null. A right one is used up by this. Only the latest code of an address counts. */
export function redeemEmailCode(
  world: World,
  to: Sent,
  typed: string,
): 'CODE_MISSING' | 'CODE_INVALID' | 'CODE_EXPIRED' | null {
  const sent = plain(to);
  const code = typed.trim();
  if (code === '') return 'CODE_MISSING';
  const store = emailCodeRepository(world);
  const latest = store.latest(sent);
  if (!latest || latest.usedAt !== null || latest.failures >= MAX_TRIES) return 'CODE_INVALID';
  if (!isSameHash(latest.codeHash, hashOf(world, sent, code))) {
    store.fail(latest.id);
    return 'CODE_INVALID';
  }
  const now = world.clock.now();
  if (latest.expiresAt <= now) return 'CODE_EXPIRED';
  return store.use(latest.id, now) ? null : 'CODE_INVALID';
}
