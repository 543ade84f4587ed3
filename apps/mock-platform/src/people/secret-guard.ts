import { PAYMENT_PASSWORD_TRIES, VERIFICATION_LOCKOUT_SECONDS } from '@tonalli/contracts/constants';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import type { SECRETS } from './people.table';
import { secretFailuresRepository } from './secret-failures.repository';

type Secret = (typeof SECRETS)[number];

const FORGET_AFTER_MS = 60 * 60 * 1_000;

const CODES = {
  password: { wrong: 'PASSWORD_WRONG', locked: 'ACCOUNT_LOCKED' },
  payment: { wrong: 'PAYMENT_PASSWORD_WRONG', locked: 'PAYMENT_PASSWORD_LOCKED' },
  totp: { wrong: 'CODE_INVALID', locked: 'ACCOUNT_LOCKED' },
} as const satisfies Record<Secret, { wrong: ErrorCode; locked: ErrorCode }>;

export interface SecretGuard {
  /** Counts a try as wrong before it is looked at. Throws the secret's own "locked", with the seconds that are left. */
  attempt(): void;
  /** What the wrong try answers: "wrong", or "locked" from the last allowed one on. */
  failure(): PlatformFailure;
  clear(): void;
}

/** Wrong tries of one member at one secret; they count even when the caller's transaction is undone. */
export function secretGuard(world: World, memberId: string, secret: Secret): SecretGuard {
  const store = secretFailuresRepository(world);
  const now = () => world.clock.now();

  function read() {
    const row = store.find({ memberId, secret });
    return row && row.updatedAt > now() - FORGET_AFTER_MS ? row : { failures: 0, lockedUntil: null };
  }

  function locked(untilMs: number): PlatformFailure {
    return new PlatformFailure(CODES[secret].locked, { retryAfterSeconds: Math.ceil((untilMs - now()) / 1_000) });
  }

  return {
    attempt() {
      const { failures, lockedUntil } = read();
      if (lockedUntil !== null && lockedUntil > now()) throw locked(lockedUntil);
      // A lock that is over begins again at one.
      const counted = (lockedUntil === null ? failures : 0) + 1;
      const until = counted < PAYMENT_PASSWORD_TRIES ? null : now() + VERIFICATION_LOCKOUT_SECONDS * 1_000;
      const row = { memberId, secret, failures: counted, lockedUntil: until, updatedAt: now() };
      world.keep(() => store.put(row));
    },
    failure() {
      const { lockedUntil } = read();
      return lockedUntil === null ? new PlatformFailure(CODES[secret].wrong) : locked(lockedUntil);
    },
    clear: () => world.keep(() => store.clear({ memberId, secret })),
  };
}
