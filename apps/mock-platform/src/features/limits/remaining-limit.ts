import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { LIMIT_PERIODS, type LimitPeriod, type LimitReached } from '@tonalli/contracts/limits/periods';
import { dayInZone, toIso } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import type { World } from '../../world/world';
import { grossDeposits } from '../cashier';
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
  /** The order that the amount is of, so that it is not counted twice. */
  orderId?: number | undefined;
}

/** The limit that leaves too little room for an amount, of the shortest period; null where none does. */
export function limitInTheWay(world: World, { memberId, amountMinor, orderId = 0 }: Wanted): LimitReached | null {
  const limits = depositLimitsOf(world, memberId);
  if (Object.keys(limits).length === 0) return null;
  const now = world.clock.now();
  const [daily, weekly, monthly] = [periodAt(now, 'daily'), periodAt(now, 'weekly'), periodAt(now, 'monthly')];
  const begins = { daily: daily.begin, weekly: weekly.begin, monthly: monthly.begin };
  const used = grossDeposits(world, { memberId, except: orderId }, begins);
  const ends = { daily: daily.end, weekly: weekly.end, monthly: monthly.end };
  for (const period of LIMIT_PERIODS) {
    const [limitMinor, usedMinor] = [limits[period], used[period]];
    if (limitMinor === undefined || usedMinor + amountMinor <= limitMinor) continue;
    return { period, limitMinor, usedMinor, startsAnewAt: toIso(ends[period]) };
  }
  return null;
}
