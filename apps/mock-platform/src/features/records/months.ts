import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { dayStartInZone } from '../../clock/zone-days';
import type { Span } from '../../rollups/time-parts';

export interface Month extends Span {
  /** yyyy-MM. */
  readonly month: string;
}

/** The operator's month that a moment falls in; `to` is the first moment of the next one. */
export function monthAt(atMs: number): Month {
  const month = dayInZone(atMs, OPERATOR_TIME_ZONE).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const begin = (name: string) => dayStartInZone(`${name}-01`, OPERATOR_TIME_ZONE);
  return { month, from: begin(month), to: begin(next) };
}

/** The months from the one of a moment on that are over by another. */
export function monthsOver(sinceMs: number, nowMs: number): Month[] {
  const months: Month[] = [];
  for (let next = monthAt(sinceMs); next.to <= nowMs; next = monthAt(next.to)) months.push(next);
  return months;
}

/** By its name, yyyy-MM. */
export const monthNamed = (month: string): Month => monthAt(dayStartInZone(`${month}-01`, OPERATOR_TIME_ZONE));
