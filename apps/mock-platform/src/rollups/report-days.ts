import { OPERATOR_TIME_ZONE, REPORT_MAX_RANGE_DAYS } from '@tonalli/contracts/constants';
import { addDays, dayStartInZone, daysBetween } from '../clock/zone-days';
import { PlatformFailure } from '../kernel/failure';
import type { Span } from './time-parts';

/** The operator's days of a report, both ends included, yyyy-MM-dd. */
export interface ReportDays {
  from: string;
  to: string;
}

const startOf = (day: string): number => dayStartInZone(day, OPERATOR_TIME_ZONE);

/** How many days a report has. Throws `INVALID_REQUEST` where it ends before it begins, or is longer than one may be. */
export function reportLength({ from, to }: ReportDays): number {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > REPORT_MAX_RANGE_DAYS) throw new PlatformFailure('INVALID_REQUEST');
  return length;
}

export const spanOfDays = ({ from, to }: ReportDays): Span => ({ from: startOf(from), to: startOf(addDays(to, 1)) });

/** As many days right before. */
export function daysBefore(days: ReportDays): ReportDays {
  return { from: addDays(days.from, -reportLength(days)), to: addDays(days.from, -1) };
}

/** The month that days are all of, or all of up to a moment, by its first moment; null: of none. */
export function wholeMonth({ from, to }: ReportDays, now: number): number | null {
  const month = from.slice(0, 7);
  if (from !== `${month}-01` || to.slice(0, 7) !== month) return null;
  const isOver = addDays(to, 1).slice(0, 7) !== month;
  return isOver || startOf(addDays(to, 1)) > now ? startOf(from) : null;
}

/** The months that days are of, by their first moments. */
export function monthsOf({ from, to }: ReportDays): number[] {
  const names = new Set<string>();
  for (let day = from; day <= to; day = addDays(`${day.slice(0, 7)}-28`, 4)) names.add(day.slice(0, 7));
  return [...names.add(to.slice(0, 7))].map((month) => startOf(`${month}-01`));
}

/** Each of them, in order, with its first moment. */
export const eachDay = (days: ReportDays): { day: string; start: number }[] =>
  Array.from({ length: reportLength(days) }, (_, index) => {
    const day = addDays(days.from, index);
    return { day, start: startOf(day) };
  });
