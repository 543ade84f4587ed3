import { dayAfter, dayOf, type Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { isRunning, periodOf } from './period';
import { type PlayRow, playDaysRepository, playRowOf } from './play-time.repository';

interface PlayedDay {
  /** Its first moment. */
  day: number;
  ms: number;
}

/** How much of a span lies on each of the operator's days that it reaches into. */
function daysOf({ from, to }: Span): PlayedDay[] {
  const days: PlayedDay[] = [];
  for (let day = dayOf(from); day < to; day = dayAfter(day)) {
    days.push({ day, ms: Math.min(dayAfter(day), to) - Math.max(day, from) });
  }
  return days;
}

/** Counts the period that is over, before another one takes its place. */
export function countPeriod(world: World, row: PlayRow, now: number): void {
  const period = periodOf(row, now);
  if (!period || isRunning(row, now)) return;
  const { memberId } = row;
  for (const played of daysOf(period)) playDaysRepository(world).add({ memberId, ...played });
}

/** How long a member played on each of the days of a span that has any play, by the day's first moment. */
export function playedByDay(world: World, memberId: string, days: Span): Map<number, number> {
  const period = periodOf(playRowOf(world, memberId), world.clock.now());
  const played = [...playDaysRepository(world).inDays(memberId, days), ...(period ? daysOf(period) : [])];
  const sums = new Map<number, number>();
  for (const { day, ms } of played) sums.set(day, (sums.get(day) ?? 0) + ms);
  return sums;
}
