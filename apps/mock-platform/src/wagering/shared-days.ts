import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../clock/system-time';
import { addDays, dayStartInZone } from '../clock/zone-days';

/** A day of the operator's zone, from its first moment up to the next one's. */
export interface Day {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

/** The days that were asked for last: a zone takes longer to ask than to remember. */
const known = new Map<string, Day>();
const MOST_KNOWN = 64;
/** Those that moments were in, the latest first: a draw, and the one that opens next, may be on different days. */
let latest: readonly Day[] = [];
const MOST_LATEST = 4;

export function dayNamed(day: string): Day {
  const named = known.get(day) ?? { day, begin: startOf(day), end: startOf(addDays(day, 1)) };
  known.set(day, named);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return named;
}

export function dayAt(at: number): Day {
  const before = latest.find(({ begin, end }) => begin <= at && at < end);
  if (before) return before;
  const day = dayNamed(dayInZone(at, OPERATOR_TIME_ZONE));
  latest = [day, ...latest].slice(0, MOST_LATEST);
  return day;
}

export const dayAfter = ({ day }: Pick<Day, 'day'>, days = 1): Day => dayNamed(addDays(day, days));
