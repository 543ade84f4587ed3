import { addDays, type DayRange } from '@tonalli/ui/date-range/dates';

const OFFERED = 12;

/** The last months, yyyy-MM, that of a day first. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The days of a month, up to a day. */
export function rangeOfMonth(month: string, today: string): DayRange {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = addDays(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10), -1);
  return { from: `${month}-01`, to: last < today ? last : today };
}
