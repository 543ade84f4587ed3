import { VERIFICATION_LOCKOUT_SECONDS } from '@tonalli/contracts/constants';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { loginFailureRepository } from './login.repository';

/** From so many failures on, a captcha has to be solved. */
export const CAPTCHA_AFTER_FAILURES = 3;
/** So many failures lock the login for `VERIFICATION_LOCKOUT_SECONDS`. */
export const LOCK_AFTER_FAILURES = 10;
const FORGET_AFTER_MS = 60 * 60 * 1_000;

export interface LoginGuard {
  /** A captcha has to be solved with this attempt. */
  captchaNeeded(): boolean;
  /** Throws `ACCOUNT_LOCKED`, with the seconds that are left, while the lock lasts. */
  assertNotLocked(): void;
  /** Counts the attempt as failed before its password is looked at, so that many at once cannot slip through. */
  attempt(): void;
  /** The error that the failed attempt answers, which never tells whether the account exists. */
  failure(code: 'LOGIN_FAILED' | 'CODE_INVALID' | 'CODE_EXPIRED'): PlatformFailure;
  clear(): void;
}

/** Failed logins of one name from one address (AUTH-14). */
export function loginGuard(world: World, name: string, ip: string): LoginGuard {
  const key = `${name}|${ip}`;
  const store = loginFailureRepository(world);
  const now = () => world.clock.now();

  function read() {
    const row = store.find(key);
    return row && row.updatedAt > now() - FORGET_AFTER_MS ? row : { failures: 0, lockedUntil: null };
  }

  function locked(untilMs: number): PlatformFailure {
    const retryAfterSeconds = Math.ceil((untilMs - now()) / 1_000);
    return new PlatformFailure('ACCOUNT_LOCKED', { captcha: true, retryAfterSeconds });
  }

  function lock(): PlatformFailure {
    const lockedUntil = now() + VERIFICATION_LOCKOUT_SECONDS * 1_000;
    // After the lock the counter goes on from where a captcha is needed.
    store.put({ key, failures: CAPTCHA_AFTER_FAILURES, lockedUntil, updatedAt: now() });
    return locked(lockedUntil);
  }

  return {
    captchaNeeded: () => read().failures >= CAPTCHA_AFTER_FAILURES,
    assertNotLocked() {
      const { lockedUntil } = read();
      if (lockedUntil !== null && lockedUntil > now()) throw locked(lockedUntil);
    },
    attempt() {
      const { failures, lockedUntil } = read();
      if (failures >= LOCK_AFTER_FAILURES) throw lock();
      store.forget(now() - FORGET_AFTER_MS);
      store.put({ key, failures: failures + 1, lockedUntil, updatedAt: now() });
    },
    failure(code) {
      const { failures, lockedUntil } = read();
      if (lockedUntil !== null && lockedUntil > now()) return locked(lockedUntil);
      if (failures >= LOCK_AFTER_FAILURES) return lock();
      return new PlatformFailure(code, { captcha: failures >= CAPTCHA_AFTER_FAILURES });
    },
    clear: () => store.clear(key),
  };
}
