import { dayOf, type Span } from '../../rollups/time-parts';
import type { PlayRow } from './play-time.repository';

const MINUTE_MS = 60_000;

/** A play period is over so long after its last round or step. */
export const PERIOD_GAP_MS = 30 * MINUTE_MS;

/** Longer than any pace that a policy asks for. */
const PACE_MEMORY_MS = MINUTE_MS;

interface Period extends PlayRow {
  startedAt: number;
  lastAt: number;
}

const hasPeriod = (row: PlayRow): row is Period => row.startedAt !== null && row.lastAt !== null;

/** The period goes on with what is played now. One that began later is of a time to which the clock was not yet set back. */
export const isRunning = (row: PlayRow, now: number): row is Period =>
  hasPeriod(row) && row.startedAt <= now && now - row.lastAt < PERIOD_GAP_MS;

export const elapsedMs = (row: PlayRow, now: number): number => (isRunning(row, now) ? now - row.startedAt : 0);

/** When the member played last: a period that is over lasted until its last round or step. Null: never yet. */
export function periodOf(row: PlayRow, now: number): Span | null {
  if (!hasPeriod(row) || row.startedAt > now) return null;
  const { startedAt, lastAt } = row;
  return { from: startedAt, to: isRunning(row, now) ? now : Math.min(lastAt, now) };
}

/** Of the operator's day that `now` falls in: a period that is over lasted until its last round or step. */
export function playedTodayMs(row: PlayRow, now: number): number {
  const day = dayOf(now);
  const ended = row.day === day ? row.dayMs : 0;
  if (!hasPeriod(row)) return ended;
  const { startedAt, lastAt } = row;
  const end = isRunning(row, now) ? now : Math.min(lastAt, now);
  return ended + Math.max(0, end - Math.max(startedAt, day));
}

export interface Playing {
  at: number;
  /** The game in which a round began; null: a step was taken in one that is open. */
  startedIn: string | null;
  /** Rounds are counted by game, since several may be played at once. */
  countsByGame: boolean;
  /** Minutes between reality checks; null: none come. */
  everyMin: number | null;
  /** What was staked and paid over all time before this round. */
  marks: () => { stakeMinor: number; payoutMinor: number };
}

const earlier = (one: number | null, other: number): number => (one === null ? other : Math.min(one, other));

/** What is kept once a round began or a step was taken. */
export function played(row: PlayRow, playing: Playing): PlayRow {
  const { at, everyMin } = playing;
  const current = isRunning(row, at) ? { ...row, lastAt: at } : begun(row, playing);
  const nextCheckAt = everyMin === null ? null : earlier(current.nextCheckAt, at + everyMin * MINUTE_MS);
  return { ...current, ...startsOf(row, playing), nextCheckAt };
}

function begun(row: PlayRow, { at, marks }: Playing): PlayRow {
  const { stakeMinor, payoutMinor } = marks();
  return {
    ...row,
    ...{ startedAt: at, lastAt: at, nextCheckAt: null, checks: 0 },
    ...{ stakeMarkMinor: stakeMinor, payoutMarkMinor: payoutMinor },
    ...{ day: dayOf(at), dayMs: playedTodayMs(row, at) },
  };
}

function startsOf(row: PlayRow, { at, startedIn, countsByGame }: Playing): Pick<PlayRow, 'roundAt' | 'roundsAt'> {
  if (startedIn === null) return { roundAt: row.roundAt, roundsAt: row.roundsAt };
  if (!countsByGame) return { roundAt: at, roundsAt: {} };
  const recent = Object.entries(row.roundsAt).filter(([, roundAt]) => Math.abs(at - roundAt) < PACE_MEMORY_MS);
  return { roundAt: at, roundsAt: { ...Object.fromEntries(recent), [startedIn]: at } };
}

export interface Pace {
  now: number;
  nodeId: string;
  minCycleMs: number;
  parallelGames: boolean;
}

/** How long the next round of a game has to wait: from the start of the last one, in any game where one is played at a time. */
export function waitMs(row: PlayRow, { now, nodeId, minCycleMs, parallelGames }: Pace): number {
  const last = parallelGames ? row.roundsAt[nodeId] : row.roundAt;
  if (last === undefined || last === null || last > now) return 0;
  return Math.max(0, last + minCycleMs - now);
}
