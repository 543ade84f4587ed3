import { randomInt } from 'node:crypto';
import { SMS_COUNTDOWN_DEFAULT_MINUTES, VERIFICATION_LOCKOUT_SECONDS } from '@tonalli/contracts/constants';
import { normaliseMobile } from '../../people/mobile-number';
import { PlatformFailure, type RequestInfo } from '../../transport/verb';
import type { World } from '../../world/world';
import { codeHash, isSameHash } from './code-hash';
import { type SmsMessage, smsRepository } from './sms.repository';

const CODE_TTL_MS = 5 * 60 * 1_000;
const RESEND_AFTER_MS = SMS_COUNTDOWN_DEFAULT_MINUTES * 60_000;
const PER_HOUR = 5;
const PER_DAY = 10;
const PER_DAY_AND_ADDRESS = 50;
/** So many wrong tries use a code up. */
const MAX_TRIES = 5;
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

const TEXTS = {
  ES: (code: string) => `Tonalli: tu código es ${code}. Vence en 5 minutos. No lo compartas con nadie.`,
  EN: (code: string) => `Tonalli: your code is ${code}. It expires in 5 minutes. Share it with nobody.`,
} as const;

export type SmsPurpose = SmsMessage['purpose'];

interface Sent {
  mobile: string;
  purpose: SmsPurpose;
}

const hashOf = (world: World, { mobile, purpose }: Sent, code: string): string =>
  codeHash(world, { by: 'sms', to: mobile, purpose }, code);

/** Normalises a number or throws `PHONE_MISSING` or `PHONE_INVALID`. */
export function requireMobile(countryDialingCode: string, mobileNum: string): string {
  if (mobileNum === '') throw new PlatformFailure('PHONE_MISSING');
  const mobile = normaliseMobile(countryDialingCode, mobileNum);
  if (mobile === null) throw new PlatformFailure('PHONE_INVALID');
  return mobile;
}

/**
 * Sends a fresh code, whether or not anybody has this number. Throws `CODE_REQUESTS_EXCEEDED` when it
 * comes too soon and `CODE_QUOTA_EXCEEDED` when the day's codes are used up. The answer is for the countdown.
 */
export function sendCode(
  world: World,
  request: Pick<RequestInfo, 'ip' | 'language'>,
  sms: Sent,
): { expiredMinutes: number } {
  const store = smsRepository(world);
  const now = world.clock.now();
  world.transaction(() => {
    assertMaySend(world, sms, request.ip);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    store.insert({
      ...sms,
      codeHash: hashOf(world, sms, code),
      text: TEXTS[request.language](code),
      ip: request.ip,
      sentAt: now,
      expiresAt: now + CODE_TTL_MS,
    });
  });
  return { expiredMinutes: SMS_COUNTDOWN_DEFAULT_MINUTES };
}

function assertMaySend(world: World, { mobile, purpose }: Sent, ip: string): void {
  const store = smsRepository(world);
  const now = world.clock.now();
  const ofAddress = store.countFrom(ip, now - DAY_MS);
  const ofDay = store.countTo(mobile, now - DAY_MS);
  if (ofDay >= PER_DAY || ofAddress >= PER_DAY_AND_ADDRESS) throw new PlatformFailure('CODE_QUOTA_EXCEEDED');
  const ofHour = store.countTo(mobile, now - HOUR_MS);
  if (ofHour >= PER_HOUR) {
    throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds: VERIFICATION_LOCKOUT_SECONDS });
  }
  const last = store.latest(mobile, purpose)?.sentAt ?? Number.NEGATIVE_INFINITY;
  const waitMs = last + RESEND_AFTER_MS - now;
  if (waitMs > 0) throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

type CodeProblem = 'CODE_MISSING' | 'CODE_INVALID' | 'CODE_EXPIRED';

/** The code that counts, or what is wrong with what was typed. Only the latest code of a number counts; a wrong try does too. */
function findCode(world: World, sms: Sent, typed: string): { id: number } | CodeProblem {
  const store = smsRepository(world);
  const code = typed.trim();
  if (code === '') return 'CODE_MISSING';
  const latest = store.latest(sms.mobile, sms.purpose);
  if (!latest || latest.usedAt !== null || latest.failures >= MAX_TRIES) return 'CODE_INVALID';
  if (!isSameHash(latest.codeHash, hashOf(world, sms, code))) {
    store.fail(latest.id);
    return 'CODE_INVALID';
  }
  return latest.expiresAt <= world.clock.now() ? 'CODE_EXPIRED' : latest;
}

/** What is wrong with a code, or null. It stays good. */
export function checkCode(world: World, sms: Sent, typed: string): CodeProblem | null {
  const found = findCode(world, sms, typed);
  return typeof found === 'string' ? found : null;
}

/** What is wrong with a code, or null. A right one is used up by this. */
export function redeemCode(world: World, sms: Sent, typed: string): CodeProblem | null {
  const found = findCode(world, sms, typed);
  if (typeof found === 'string') return found;
  return smsRepository(world).use(found.id, world.clock.now()) ? null : 'CODE_INVALID';
}

const SENT_CODE = /(?<!\d)\d{6}(?!\d)/;

/** The outbox, newest first, of one number or all, with the code that a reader would type: the one that is kept is a hash. */
export function listSms(world: World, mobile?: string): (SmsMessage & { code: string })[] {
  const list = smsRepository(world).list(mobile ?? '%');
  return list.map((sms) => ({ ...sms, code: SENT_CODE.exec(sms.text)?.[0] ?? '' }));
}
