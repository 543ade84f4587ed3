import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../clock/system-time';
import { addDays, dayStartInZone } from '../clock/zone-days';

export const SLOT_MS = 5 * 60 * 1_000;

/** From (inclusive) and to (exclusive), milliseconds since epoch. */
export interface Span {
  from: number;
  to: number;
}

/** The first moment of the five minutes that a time falls in. */
export const slotOf = (at: number): number => Math.floor(at / SLOT_MS) * SLOT_MS;

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOST_DAYS = 2_000;
const contains = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

// Asking for a zone's day is dear, and every bet and posting does: the days met are kept, by the UTC days they reach into.
const known = new Map<number, Span[]>();
let latest: Span = { from: 0, to: 0 };

/** The first moment of the operator's day that a time falls in. Slots never reach over it. */
export function dayOf(at: number): number {
  if (!contains(latest, at)) latest = dayAround(at);
  return latest.from;
}

function dayAround(at: number): Span {
  const utcDay = Math.floor(at / DAY_MS);
  const near = known.get(utcDay) ?? [];
  const met = near.find((day) => contains(day, at));
  if (met) return met;
  if (known.size >= MOST_DAYS) known.clear();
  const day = dayInZone(at, OPERATOR_TIME_ZONE);
  const next = addDays(day, 1);
  const span = { from: dayStartInZone(day, OPERATOR_TIME_ZONE), to: dayStartInZone(next, OPERATOR_TIME_ZONE) };
  known.set(utcDay, [...near, span]);
  return span;
}

/** The first moment of the operator's day that follows the one in which a time falls. */
export function dayAfter(at: number): number {
  dayOf(at);
  return latest.to;
}

/** A span as whole days, whole slots before and after them, and what is left of cut slots at its ends. */
export interface TimeParts {
  days: Span;
  slots: Span[];
  rest: Span[];
}

const NONE: Span = { from: 0, to: 0 };
const some = ({ from, to }: Span): boolean => from < to;

export function partsOf({ from, to }: Span): TimeParts {
  if (from >= to) return { days: NONE, slots: [], rest: [] };
  const slots = { from: slotOf(from + SLOT_MS - 1), to: slotOf(to) };
  if (slots.from > slots.to) return { days: NONE, slots: [], rest: [{ from, to }] };
  const rest = [
    { from, to: slots.from },
    { from: slots.to, to },
  ].filter(some);
  const days = { from: dayOf(slots.from) === slots.from ? slots.from : dayAfter(slots.from), to: dayOf(slots.to) };
  if (!some(days)) return { days: NONE, slots: [slots].filter(some), rest };
  const around = [
    { from: slots.from, to: days.from },
    { from: days.to, to: slots.to },
  ];
  return { days, slots: around.filter(some), rest };
}
