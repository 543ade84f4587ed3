import type { ContractKind, DividendPeriod } from '@tonalli/contracts/agent-contracts/kinds';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone, daysBetween } from '../../clock/zone-days';
import { SLOT_MS, type Span } from '../../rollups/time-parts';

/** All contracts that are settled together: of one kind, and dividends of one length. */
export interface Stream {
  readonly kind: ContractKind;
  /** Of a dividend; empty for salaries. */
  readonly period: DividendPeriod | '';
}

export interface Period extends Span {
  /** Such as `daily:2026-06-14`; names the time by the operator's clocks. */
  readonly key: string;
}

const HOUR_MS = 60 * 60 * 1_000;

export const streamOf = (kind: ContractKind, period: DividendPeriod | null): Stream => ({ kind, period: period ?? '' });
export const nameOfStream = ({ kind, period }: Stream): string => (period === '' ? kind : `${kind}:${period}`);

/** The period of a stream in which a moment falls: from (inclusive) to (exclusive), in the operator's zone. */
export function periodAt(stream: Stream, at: number, zone: string = OPERATOR_TIME_ZONE): Period {
  const { kind } = stream;
  if (kind === 'realtime' || kind === 'hourly') {
    const length = kind === 'realtime' ? SLOT_MS : HOUR_MS;
    const from = Math.floor(at / length) * length;
    return { key: `${kind}:${localTime(from, zone).slice(0, kind === 'realtime' ? 16 : 13)}`, from, to: from + length };
  }
  const { name, first, next } = daysAround(stream.period === '' ? 'daily' : stream.period, dayInZone(at, zone));
  return { key: `${kind}:${name}`, from: dayStartInZone(first, zone), to: dayStartInZone(next, zone) };
}

/** When the period that follows begins: what is agreed on now takes effect then. */
export const nextStart = (stream: Stream, at: number): number => periodAt(stream, at).to;

/** The period right before the one in which a moment falls: the last that is over. */
export const periodBefore = (stream: Stream, at: number): Period => periodAt(stream, periodAt(stream, at).from - 1);

/** Building one costs more than all that it is asked for in a period. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  const clock =
    known ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

const localTime = (at: number, zone: string): string => `${dayInZone(at, zone)}T${clockOf(zone).format(at)}`;

interface Days {
  name: string;
  first: string;
  /** Behind the last one. */
  next: string;
}

/** Days are calendar days, yyyy-MM-dd. */
function daysAround(period: DividendPeriod, day: string): Days {
  const month = day.slice(0, 7);
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
  switch (period) {
    case 'daily':
      return { name: day, first: day, next: addDays(day, 1) };
    case 'weekly': {
      const monday = addDays(day, 0 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { name: weekName(monday), first: monday, next: addDays(monday, 7) };
    }
    case 'semimonthly':
      return day < `${month}-16`
        ? { name: `${month}-S1`, first: `${month}-01`, next: `${month}-16` }
        : { name: `${month}-S2`, first: `${month}-16`, next: `${nextMonth}-01` };
    case 'monthly':
      return { name: month, first: `${month}-01`, next: `${nextMonth}-01` };
  }
}

/** ISO 8601: the year is that of its Thursday. */
function weekName(monday: string): string {
  const year = addDays(monday, 3).slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, addDays(monday, 3)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
