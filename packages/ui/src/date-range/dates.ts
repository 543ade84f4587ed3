/** A day as "YYYY-MM-DD", without a zone: the app says which day is today where the operator is. */
export type Day = string;

export interface DayRange {
  from: Day;
  to: Day;
}

const DAY_MS = 86_400_000;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds at the day's beginning in UTC, or NaN for what is no day of the calendar. */
function dayMs(day: Day): number {
  if (!SHAPE.test(day)) return Number.NaN;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return new Date(ms || 0).toISOString().startsWith(day) ? ms : Number.NaN;
}

/** The day so many days later (or earlier, when negative). Throws `RangeError` for what is no day. */
export function addDays(day: Day, days: number): Day {
  return new Date(dayMs(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A preset of so many days ending today (negative) or beginning today (positive): -7 is the last seven days. */
export function presetRange(today: Day, days: number): DayRange {
  return days < 0 ? { from: addDays(today, days + 1), to: today } : { from: today, to: addDays(today, days - 1) };
}

export type RangeFault = 'missing' | 'order' | 'outside' | 'tooLong';

export interface RangeLimits {
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days that a range may span, both ends counted. */
  maxDays?: number | undefined;
}

/** What is wrong with a range, the first thing first; null when nothing is. */
export function rangeFault({ from, to }: DayRange, { min, max, maxDays }: RangeLimits = {}): RangeFault | null {
  const begin = dayMs(from);
  const end = dayMs(to);
  if (Number.isNaN(begin) || Number.isNaN(end)) return 'missing';
  if (begin > end) return 'order';
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return 'outside';
  if (maxDays !== undefined && (end - begin) / DAY_MS + 1 > maxDays) return 'tooLong';
  return null;
}
