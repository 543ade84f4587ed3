import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { LIMIT_PERIODS, type LimitPeriod, type OwnLimitPeriod } from '@tonalli/contracts/limits/periods';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';

export interface Period {
  /** Milliseconds since epoch; the end is the beginning of the next. */
  begin: number;
  end: number;
}

/** The period of the operator's calendar that a moment lies in; weeks begin on Monday. */
export function periodAt(at: number, period: LimitPeriod): Period {
  const day = dayInZone(at, OPERATOR_TIME_ZONE);
  const [first, next] = { daily: dayOf, weekly: weekOf, monthly: monthOf }[period](day);
  return { begin: dayStartInZone(first, OPERATOR_TIME_ZONE), end: dayStartInZone(next, OPERATOR_TIME_ZONE) };
}

/** The beginnings of the running periods. */
export const beginsAt = (at: number): Record<LimitPeriod, number> => ({
  daily: periodAt(at, 'daily').begin,
  weekly: periodAt(at, 'weekly').begin,
  monthly: periodAt(at, 'monthly').begin,
});

/** When the next period begins; null for those that are not of the calendar. */
export function endAt(at: number, period: OwnLimitPeriod): number | null {
  const known = LIMIT_PERIODS.find((each) => each === period);
  return known ? periodAt(at, known).end : null;
}

type Days = [first: string, next: string];

const dayOf = (day: string): Days => [day, addDays(day, 1)];

function weekOf(day: string): Days {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return [monday, addDays(monday, 7)];
}

function monthOf(day: string): Days {
  const first = `${day.slice(0, 7)}-01`;
  return [first, `${addDays(first, 31).slice(0, 7)}-01`];
}
