import type { LegResult } from './leg';

/** A line in quarters of a goal or point: -3 is -0.75. */
export type QuarterLine = number;

/**
 * How a side with a line comes out, from how far it is ahead with the line added, in quarters: a quarter line is half on each
 * of its neighbours. A line of whole goals gives the stake back where it is level.
 */
export function byQuarters(ahead: number): LegResult {
  if (ahead >= 2) return 'WON';
  if (ahead === 1) return 'HALF_WON';
  if (ahead === 0) return 'VOID';
  return ahead === -1 ? 'HALF_LOST' : 'LOST';
}

/** A handicap: the margin of the side that is bet on, whole goals, and its line. */
export const handicapResult = (margin: number, line: QuarterLine): LegResult => byQuarters(margin * 4 + line);

/** Over or under a line of a total. */
export const totalResult = (side: 'over' | 'under', total: number, line: QuarterLine): LegResult =>
  byQuarters((total * 4 - line) * (side === 'over' ? 1 : -1));

/** As it is written: `-0.75`, `+1`, `0`. */
export function showLine(line: QuarterLine, { signed }: { signed: boolean }): string {
  const shown = String(line / 4);
  return signed && line > 0 ? `+${shown}` : shown;
}
