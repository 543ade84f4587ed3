import { VERIFICATION_LOCKOUT_SECONDS } from '@tonalli/contracts/constants';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { requestRepository } from './request.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Limits {
  /** How soon after the last one. */
  everyMs?: number;
  perHour?: number;
  perDay?: number;
}

/** Of what is sent to one member or address. */
export const SENDING_LIMITS: Limits = { everyMs: MINUTE_MS, perHour: 5, perDay: 10 };
/** Of what one visitor's address asks for, whoever it is about. */
export const VISITOR_LIMITS: Limits = { perHour: 20, perDay: 60 };

/**
 * Counts a request. Throws `CODE_REQUESTS_EXCEEDED` when it comes too soon or too often in an hour, and
 * `CODE_QUOTA_EXCEEDED` when the day's number is used up; a request that is refused does not count.
 */
export function countRequest(world: World, key: string, { everyMs, perHour, perDay }: Limits): void {
  const store = requestRepository(world);
  const now = world.clock.now();
  const within = (spanMs: number) => store.since(key, now - spanMs).count;
  if (perDay !== undefined && within(DAY_MS) >= perDay) throw new PlatformFailure('CODE_QUOTA_EXCEEDED');
  if (perHour !== undefined && within(HOUR_MS) >= perHour) {
    throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds: VERIFICATION_LOCKOUT_SECONDS });
  }
  if (everyMs !== undefined) {
    const { last } = store.since(key, now - everyMs);
    if (last !== null) {
      const retryAfterSeconds = Math.ceil((last + everyMs - now) / 1_000);
      throw new PlatformFailure('CODE_REQUESTS_EXCEEDED', { retryAfterSeconds });
    }
  }
  store.forget(now - DAY_MS);
  store.insert(key, now);
}
