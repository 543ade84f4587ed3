import { randomInt } from 'node:crypto';
import { SMS_COUNTDOWN_DEFAULT_MINUTES, VERIFICATION_LOCKOUT_SECONDS } from '@tonalli/contracts/constants';
import type { World } from '../../db/world';
import { PlatformFailure, type RequestInfo } from '../../http/verb';
import { normaliseMobile } from '../account';
import { type SmsMessage, sessionRepository } from './session.repository';

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
  request: RequestInfo,
  sms: { mobile: string; purpose: SmsPurpose },
): { expiredMinutes: number } {
  const store = sessionRepository(world);
  const now = world.clock.now();
  world.transaction(() => {
    assertMaySend(world, sms, request.ip);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    store.insertSms({
      ...sms,
      code,
      text: TEXTS[request.language](code),
      ip: request.ip,
      sentAt: now,
      expiresAt: now + CODE_TTL_MS,
    });
  });
  return { expiredMinutes: SMS_COUNTDOWN_DEFAULT_MINUTES };
}

function assertMaySend(world: World, { mobile, purpose }: { mobile: string; purpose: SmsPurpose }, ip: string): void {
  const store = sessionRepository(world);
  const now = world.clock.now();
  const ofAddress = store.countSmsByIp.get(ip, now - DAY_MS)?.count ?? 0;
  const ofDay = store.countSms.get(mobile, now - DAY_MS)?.count ?? 0;
  if (ofDay >= PER_DAY || ofAddress >= PER_DAY_AND_ADDRESS) throw new PlatformFailure('CODE_QUOTA_EXCEEDED');
  const ofHour = store.countSms.get(mobile, now - HOUR_MS)?.count ?? 0;
  if (ofHour >= PER_HOUR) {
    throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds: VERIFICATION_LOCKOUT_SECONDS });
  }
  const last = store.latestSms.get(mobile, purpose)?.sent_at ?? Number.NEGATIVE_INFINITY;
  const waitMs = last + RESEND_AFTER_MS - now;
  if (waitMs > 0) throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

/** What is wrong with a code, or null. A right one is used up by this. Only the latest code counts. */
export function redeemCode(
  world: World,
  { mobile, purpose }: { mobile: string; purpose: SmsPurpose },
  code: string,
): 'CODE_MISSING' | 'CODE_INVALID' | 'CODE_EXPIRED' | null {
  const store = sessionRepository(world);
  const typed = code.trim();
  if (typed === '') return 'CODE_MISSING';
  const sms = store.latestSms.get(mobile, purpose);
  if (!sms || sms.used_at !== null || sms.failures >= MAX_TRIES) return 'CODE_INVALID';
  if (sms.code !== typed) {
    store.failSms.run(sms.id);
    return 'CODE_INVALID';
  }
  if (sms.expires_at <= world.clock.now()) return 'CODE_EXPIRED';
  return store.useSms.run(world.clock.now(), sms.id).changes === 1 ? null : 'CODE_INVALID';
}

/** The SMS outbox, newest first, of one number or all. */
export function listSms(world: World, mobile?: string): SmsMessage[] {
  return sessionRepository(world).listSms.all({ like: mobile ?? '%' });
}
