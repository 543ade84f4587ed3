import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { LIMIT_PERIODS, type LimitPeriod, type LimitReached } from '@tonalli/contracts/limits/periods';
import { dayInZone, toIso } from '../../clock/wall';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import type { World } from '../../world/world';
import { depositLimitsOf } from './deposit-limits';

interface Period {
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

interface Wanted {
  memberId: string;
  /** What would be deposited, in minor units. */
  amountMinor: number;
  /** What was deposited since a moment (ms), and what waits to be, in minor units. */
  usedSince: (begin: number) => number;
}

/** The limit that leaves too little room for an amount, of the shortest period; null where none does. */
export function limitInTheWay(world: World, { memberId, amountMinor, usedSince }: Wanted): LimitReached | null {
  const limits = depositLimitsOf(world, memberId);
  for (const period of LIMIT_PERIODS) {
    const limitMinor = limits[period];
    if (limitMinor === undefined) continue;
    const { begin, end } = periodAt(world.clock.now(), period);
    const usedMinor = usedSince(begin);
    if (usedMinor + amountMinor > limitMinor) return { period, limitMinor, usedMinor, startsAnewAt: toIso(end) };
  }
  return null;
}
