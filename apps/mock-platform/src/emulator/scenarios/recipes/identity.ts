import { PAYMENT_PASSWORD_TRIES } from '@tonalli/contracts/constants';
import { keepContact } from '../../../features/account/bind-contact';
import {
  CAPTCHA_AFTER_FAILURES,
  checkCode,
  endSessionsOf,
  LOCK_AFTER_FAILURES,
  listSms,
  loginGuard,
  openSession,
  recordLogin,
  redeemCode,
  registerIp,
  sendCode,
  sendPasswordLink,
} from '../../../features/session';
import { findMember } from '../../../people/find-member';
import { plantPasskey } from '../../../people/passkeys';
import { secretGuard } from '../../../people/secret-guard';
import { beginTotp, confirmTotp, renewRecoveryCodes } from '../../../people/totp';
import type { World } from '../../../world/world';
import type { Person } from './person';

/** So many wrong tries use a code up. */
const CODE_TRIES = 5;
/** A browser on the machine that the platform runs on comes from one of these. */
const NEAR = ['127.0.0.1', '::1', '::ffff:127.0.0.1'] as const;
const DEVICES = [
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
] as const;

/** Failed logins from this machine: some, so that a captcha is asked for, or so many that the login is locked. */
export function failLogins(world: World, { id }: Person, until: 'captcha' | 'locked'): void {
  const tries = until === 'captcha' ? CAPTCHA_AFTER_FAILURES : LOCK_AFTER_FAILURES;
  for (const ip of NEAR) {
    const guard = loginGuard(world, id, ip);
    for (let count = 0; count < tries; count += 1) guard.attempt();
    // The answer to the last of them is what locks.
    guard.failure('LOGIN_FAILED');
  }
  for (let count = 0; count < tries; count += 1)
    recordLogin(world, id, { ip: NEAR[0], userAgent: DEVICES[2], way: 'password', succeeded: false });
}

/** The payment password was typed wrongly until it locked. */
export function lockPayment(world: World, { id }: Person): void {
  const guard = secretGuard(world, id, 'payment');
  for (let count = 0; count < PAYMENT_PASSWORD_TRIES; count += 1) guard.attempt();
}

/** Logged in with several devices, on networks of their own; or logged out of all of them again. */
export function logInElsewhere(world: World, { id }: Person, { revoked }: { revoked: boolean }): void {
  const member = findMember(world, id);
  if (!member) throw new RangeError(`there is no member ${id}`);
  DEVICES.forEach((userAgent, index) => {
    openSession(world, member, { ip: `198.51.${100 + index}.7`, userAgent, way: 'password' });
  });
  if (revoked) endSessionsOf(world, id);
}

/** Forgot the password and asked for a link, which waits in the mail. */
export function askForPasswordLink(world: World, { id }: Person): void {
  const member = findMember(world, id);
  if (!member?.email) throw new RangeError(`there is no address of ${id}`);
  sendPasswordLink(world, { ...member, email: member.email }, { language: member.language, host: 'localhost' });
}

/** An authenticator is set up; its codes come from its secret and the world's time. */
export function addAuthenticator(world: World, person: Person): void {
  beginTotp(world, person);
  confirmTotp(world, person.id);
  renewRecoveryCodes(world, person.id);
}

/** Proven from these addresses before. */
export function registerIps(world: World, { id }: Person, ips: readonly string[]): void {
  for (const [index, ip] of ips.entries()) {
    registerIp(world, id, { ip, userAgent: DEVICES[index % DEVICES.length] ?? DEVICES[0] });
  }
}

/** The authenticator's secret was shown, and its first code is still to come. */
export const beginAuthenticator = (world: World, person: Person): void => void beginTotp(world, person);

/** Two passkeys that no device holds. */
export function plantPasskeys(world: World, { id: memberId }: Person): void {
  for (const name of ['iPhone de prueba', 'Llave de seguridad']) plantPasskey(world, { memberId, name });
}

/** The number and an address, each proven by its code. */
export function proveContacts(world: World, { id: memberId, mobile }: Person, email: string): void {
  keepContact(world, { memberId, kind: 'mobile', contact: mobile });
  keepContact(world, { memberId, kind: 'email', contact: email });
}

export type SmsCodeState = 'waiting' | 'used' | 'worn-out';

/** A login code of the person's own number: still good, used, or typed wrongly too often. */
export function sendLoginCode(world: World, { mobile }: Person, state: SmsCodeState): void {
  const sms = { mobile, purpose: 'login' } as const;
  sendCode(world, { ip: NEAR[0], language: 'ES' }, sms);
  const code = listSms(world, mobile)[0]?.code ?? '';
  if (state === 'used') redeemCode(world, sms, code);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; state === 'worn-out' && tries < CODE_TRIES; tries += 1) checkCode(world, sms, wrong);
}
