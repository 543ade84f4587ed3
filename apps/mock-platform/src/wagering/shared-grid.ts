import type { AnyRounds } from './define-game';
import type { Day } from './shared-days';
import { keyOf, type Opening } from './shared-openings';

/** How far apart rounds open; null where they follow no grid. */
export function gridOf({ name, config, everyMs }: AnyRounds): number | null {
  if (!everyMs) return null;
  const every = everyMs(config.initial);
  if (!Number.isSafeInteger(every) || every < 1) throw new RangeError(`${name} opens every ${every} ms`);
  return every;
}

/** A round of a day by its number; null where the day has none, for the last one is over by midnight. */
export function gridOpening(
  { mostPerDay }: AnyRounds,
  { day, begin, end }: Day,
  { number, every }: { number: number; every: number },
): Opening | null {
  const opensAt = begin + (number - 1) * every;
  const isOne = Number.isInteger(number) && number >= 1 && number <= mostPerDay && opensAt + every <= end;
  return isOne ? { number, key: keyOf(day, number), opensAt } : null;
}

/** How many rounds a day has. */
export const gridLength = ({ mostPerDay }: AnyRounds, { begin, end }: Day, every: number): number =>
  Math.min(mostPerDay, Math.floor((end - begin) / every));

/** The latest round of its day that had opened by a moment. */
export function gridAt(rounds: AnyRounds, day: Day, { at, every }: { at: number; every: number }): Opening | null {
  const number = Math.min(Math.floor((at - day.begin) / every) + 1, gridLength(rounds, day, every));
  return gridOpening(rounds, day, { number, every });
}
