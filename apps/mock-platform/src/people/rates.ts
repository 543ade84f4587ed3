import type { GameType } from '@tonalli/contracts/lobby/wire';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { findMember } from './find-member';
import { MAXIMUM_RATES, RATE_STEP_BP } from './people-settings';
import { EVERYBODY, type Rate, ratesRepository } from './rates.repository';

interface NewRate {
  /** Null: the default of everybody without a rate of their own. */
  memberId: string | null;
  category: GameType;
  /** Hundredths of a percent of valid bets. */
  rateBp: number;
  /** Milliseconds since epoch; left out: now. */
  from?: number | undefined;
  setBy: string;
}

/**
 * Sets a rate from a moment on, until the next one that is set already; the same one again changes nothing. Throws
 * `USER_NOT_FOUND`, `EFFECTIVE_DATE_PASSED`, and `RATE_OUT_OF_RANGE` where it is at any moment above the operator's maximum
 * or the upline's, below the default or a downline's, or no multiple of a tenth of a percent.
 */
export function setRate(world: World, { memberId, from: wanted, ...rate }: NewRate): void {
  const now = world.clock.now();
  const from = wanted ?? now;
  if (from < now) throw new PlatformFailure('EFFECTIVE_DATE_PASSED');
  const most = world.settings.get(MAXIMUM_RATES)[rate.category];
  const isPossible = rate.rateBp >= 0 && rate.rateBp <= most && rate.rateBp % RATE_STEP_BP === 0;
  if (!isPossible) throw new PlatformFailure('RATE_OUT_OF_RANGE');
  world.transaction(() => {
    if (memberId !== null && !findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    ratesRepository(world).put(memberId ?? EVERYBODY, { ...rate, from });
    assertRatesWithin(world, memberId);
  });
}

/** The rate in force at a moment, in hundredths of a percent: the member's own, else the default of then. */
export const rateAt = (world: World, memberId: string, { category, at }: { category: GameType; at: number }): number =>
  ratesRepository(world).at({ memberId, category, at });

/** What a member's rate may be from a moment on, in hundredths of a percent: as much as the upline's, and no less than any further down or the default. */
export function rateRoom(world: World, memberId: string, { category, at, uplineId }: RoomAsked): RateRoom {
  const store = ratesRepository(world);
  const most = world.settings.get(MAXIMUM_RATES)[category];
  return {
    minimumBp: Math.max(
      store.at({ memberId: EVERYBODY, category, at }),
      store.highestBelow({ memberId, category, at }),
    ),
    maximumBp: Math.min(most, store.at({ memberId: uplineId, category, at })),
  };
}

interface RoomAsked {
  category: GameType;
  at: number;
  uplineId: string;
}

export interface RateRoom {
  minimumBp: number;
  maximumBp: number;
}

/** The default in force at a moment, likewise. */
export const defaultRateAt = (world: World, asked: { category: GameType; at: number }): number =>
  ratesRepository(world).at({ ...asked, memberId: EVERYBODY });

/** What was set for a member, or as default for null, by category, the earliest first. */
export const ratesOf = (world: World, memberId: string | null): Rate[] =>
  ratesRepository(world).of(memberId ?? EVERYBODY);

/** Throws `RATE_OUT_OF_RANGE`, which undoes what led to it. Null: of everybody. */
export function assertRatesWithin(world: World, memberId: string | null): void {
  const store = ratesRepository(world);
  const isWrong = memberId === null ? store.isWrongAnywhere() : store.isWrongAround(memberId);
  if (isWrong) throw new PlatformFailure('RATE_OUT_OF_RANGE');
}
