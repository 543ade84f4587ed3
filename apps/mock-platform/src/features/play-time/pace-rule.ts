import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { LimitReached } from '@tonalli/contracts/limits/periods';
import type { AgeBands } from '@tonalli/contracts/policy/values';
import { ageInYears } from '@tonalli/contracts/rules';
import { dayInZone, toIso } from '../../clock/system-time';
import { birthdayOf } from '../../people/birthday';
import { type Protection, protectionOf } from '../../people/player-protection';
import { dayAfter, dayOf } from '../../rollups/time-parts';
import type { GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { paceClassOf, policyOf } from '../policy';
import { playedTodayMs, waitMs } from './period';
import { type PlayRow, playRowOf } from './play-time.repository';
import { nextCheck } from './reality-check';

/** The most that somebody of the member's age may stake; null: as much as they like. Whoever did not say their age is of the youngest. */
export function maxStakeOf(world: World, memberId: string, bands: AgeBands): number | null {
  const [youngest] = bands;
  if (!youngest) return null;
  const birthday = birthdayOf(world, memberId);
  const age =
    birthday === null ? youngest.fromAge : ageInYears(birthday, dayInZone(world.clock.now(), OPERATOR_TIME_ZONE));
  return bands.findLast(({ fromAge }) => fromAge <= age)?.maxMinor ?? youngest.maxMinor;
}

interface Start {
  memberId: string;
  amountMinor: number;
  title: { nodeId: string; family: string };
}

function againstStake(world: World, { memberId, amountMinor, title }: Start): Refusal | null {
  const paceClass = paceClassOf(title.family);
  if (!paceClass) return null;
  const maxMinor = maxStakeOf(world, memberId, policyOf(world).maxStakeMinor[paceClass]);
  return maxMinor !== null && amountMinor > maxMinor
    ? { code: 'STAKE_ABOVE_POLICY', extra: { maxStakeMinor: maxMinor } }
    : null;
}

/** How long a game's next round has to wait for the policy's pace, in ms. */
export function paceWaitMs(world: World, row: PlayRow, { nodeId, family }: Start['title']): number {
  const { minCycleMs, parallelGames } = policyOf(world);
  const paceClass = paceClassOf(family);
  if (!paceClass) return 0;
  return waitMs(row, { now: world.clock.now(), nodeId, minCycleMs: minCycleMs[paceClass], parallelGames });
}

const MINUTE_MS = 60_000;

/** The member's own minutes of play of the day, once they are over. */
function timeReached(row: PlayRow, { limits }: Protection, now: number): LimitReached | null {
  const limitMinutes = limits.time?.daily;
  const usedMinutes = Math.floor(playedTodayMs(row, now) / MINUTE_MS);
  if (limitMinutes === undefined || usedMinutes < limitMinutes) return null;
  return { kind: 'time', period: 'daily', limitMinutes, usedMinutes, startsAnewAt: toIso(dayAfter(dayOf(now))) };
}

/**
 * A round begins only when no reality check is due and minutes of play are left, not faster than the policy's pace and with no more than its greatest stake
 * (RG-02). What adds to an open round is let through: it is finished first.
 */
export const paceRule: GuardRule<World> = {
  about: ['stake'],
  refuse(world, action, read) {
    if (action.do !== 'stake' || !action.isStart || action.by !== 'member') return null;
    const row = read(playRowOf);
    const now = world.clock.now();
    const limit = timeReached(row, read(protectionOf), now);
    if (limit) return { code: 'LIMIT_REACHED', extra: { limit } };
    if (nextCheck(world, row, now)?.dueInMs === 0) return { code: 'REALITY_CHECK_DUE' };
    const retryAfterMs = paceWaitMs(world, row, action.title);
    if (retryAfterMs > 0) return { code: 'TOO_FAST', extra: { retryAfterMs } };
    return againstStake(world, action);
  },
};
