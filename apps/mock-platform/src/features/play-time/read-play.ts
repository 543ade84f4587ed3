import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { GameRules, PlayClock, PlayReport } from '@tonalli/contracts/play-time/shapes';
import type { fetchPlayTime } from '@tonalli/contracts/play-time/wire';
import { playedOnDay, playedSoFar } from '../../rollups/play';
import type { World } from '../../world/world';
import { paceClassOf, policyOf } from '../policy';
import { maxStakeOf, paceWaitMs } from './pace-rule';
import { elapsedMs, isRunning, playedTodayMs } from './period';
import { type PlayRow, playRowOf } from './play-time.repository';
import { intervalOf, nextCheck } from './reality-check';

/** A game that a member has open for real money. */
export interface OpenGame {
  memberId: string;
  nodeId: string;
  family: string;
}

function sumsOf(world: World, row: PlayRow, now: number): { stakedMinor: number; paidMinor: number } {
  if (!isRunning(row, now)) return { stakedMinor: 0, paidMinor: 0 };
  const { stakeMinor, payoutMinor } = playedSoFar(world, row.memberId);
  // A correction may take back what was paid before the period.
  return {
    stakedMinor: Math.max(0, stakeMinor - row.stakeMarkMinor),
    paidMinor: Math.max(0, payoutMinor - row.payoutMarkMinor),
  };
}

function todayOf(world: World, row: PlayRow, now: number): PlayReport['today'] {
  const { stakeMinor, payoutMinor } = playedOnDay(world, row.memberId, now);
  return { playedMs: playedTodayMs(row, now), stakedMinor: stakeMinor, paidMinor: Math.max(0, payoutMinor) };
}

/** What a game shows of the time and money of play. */
export function playClock(world: World, { memberId, ...title }: OpenGame): PlayClock {
  const now = world.clock.now();
  const row = playRowOf(world, memberId);
  return {
    isRunning: isRunning(row, now),
    elapsedMs: elapsedMs(row, now),
    ...sumsOf(world, row, now),
    ticks: world.clock.state().mode === 'live',
    waitMs: paceWaitMs(world, row, title),
    check: nextCheck(world, row, now),
  };
}

/** The same with what was played today, as a reality check shows it. */
export function playReport(world: World, game: OpenGame): PlayReport {
  const today = todayOf(world, playRowOf(world, game.memberId), world.clock.now());
  return { ...playClock(world, game), today };
}

/** What the policy leaves of a game for a member. */
export function gameRules(world: World, { memberId, family }: OpenGame): GameRules {
  const paceClass = paceClassOf(family);
  if (!paceClass) return { autoplay: true, quickPlay: true, minCycleMs: 0, maxStakeMinor: null };
  const { autoplay, quickPlay, minCycleMs, maxStakeMinor } = policyOf(world);
  return {
    autoplay: autoplay[paceClass],
    quickPlay: quickPlay[paceClass],
    minCycleMs: minCycleMs[paceClass],
    maxStakeMinor: maxStakeOf(world, memberId, maxStakeMinor[paceClass]),
  };
}

/** What a member sees of their own time of play. */
export function readPlayTime(world: World, memberId: string): ValueOf<typeof fetchPlayTime> {
  const now = world.clock.now();
  const row = playRowOf(world, memberId);
  const { stakedMinor: staked, paidMinor: paid } = sumsOf(world, row, now);
  const { playedMs, stakedMinor, paidMinor } = todayOf(world, row, now);
  const everyMin = intervalOf(world, row);
  const choices = policyOf(world).realityCheckChoicesMin;
  return {
    period: { elapsedMs: elapsedMs(row, now), staked, paid },
    today: { playedMs, staked: stakedMinor, paid: paidMinor },
    check: nextCheck(world, row, now),
    everyMin,
    choicesMin: everyMin === null ? [] : choices,
  };
}
