import type { DrawFacts } from './play';

/** When a lottery draws. Times of day are of a zone without summer time, by its minutes east of Greenwich. */
export type Schedule =
  /** From the operator's midnight on; whatever is left of a day is rest. */
  { readonly kind: 'every'; readonly everyMs: number } | DrawDays;

interface DrawDays {
  readonly kind: 'days';
  readonly offsetMinutes: number;
  /** HH:MM. */
  readonly time: string;
  /** 0 is Sunday. Left out: every day. */
  readonly weekdays?: readonly number[];
  /** Days of the month, by which the weekdays do not count. */
  readonly monthDays?: readonly number[];
  /** Days that holidays move, both as MM-DD. */
  readonly moved?: Readonly<Record<string, string>>;
  /** By the date of the draw (20300102), or counted within its year (007-30, 30-007). */
  readonly names: 'date' | 'count-year' | 'year-count';
}

/** What a schedule belongs to. */
export interface Scheduled {
  readonly schedule: Schedule;
  /** No bets are taken for so long before the draw; a second at the least. */
  readonly closedMs: number;
  /** Codes of the stations that draw, by the weekday of the draw; left out: there is one, without a name. */
  readonly stations?: readonly (readonly string[])[];
}

/** A calendar day of the operator's zone with its first moment and the next day's, milliseconds since 1970. */
export interface OperatorDay {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}

export interface IssueTimes {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly stations: DrawFacts['stations'];
}

/** A draw with its public name, unique within its lottery. */
export interface Issue extends IssueTimes {
  /** Within the day on which it opens, from 1. */
  readonly number: number;
  readonly name: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A draw follows within so many days, whatever the schedule. */
const MOST_DAYS_APART = 62;

const two = (number: number): string => String(number).padStart(2, '0');

/** A draw on a day of its own zone, counted in days since 1970. */
interface DrawDay {
  readonly date: Date;
  readonly drawsAt: number;
}

function timeOfDayMs({ time, offsetMinutes }: DrawDays): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes - offsetMinutes) * MINUTE_MS;
}

const monthDay = (date: Date): string => `${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;

function isDrawDay({ weekdays, monthDays, moved = {} }: DrawDays, date: Date): boolean {
  const day = monthDay(date);
  if (Object.values(moved).includes(day)) return true;
  if (day in moved) return false;
  if (monthDays) return monthDays.includes(date.getUTCDate());
  return weekdays?.includes(date.getUTCDay()) ?? true;
}

const known = new WeakMap<DrawDays, Map<number, readonly number[]>>();

/** The days of a year on which there is a draw, counted since 1970. */
function drawDaysOf(schedule: DrawDays, year: number): readonly number[] {
  const years = known.get(schedule) ?? new Map<number, readonly number[]>();
  known.set(schedule, years);
  const before = years.get(year);
  if (before) return before;
  const days: number[] = [];
  for (let day = Date.UTC(year, 0, 1) / DAY_MS; new Date(day * DAY_MS).getUTCFullYear() === year; day += 1)
    if (isDrawDay(schedule, new Date(day * DAY_MS))) days.push(day);
  years.set(year, days);
  return days;
}

const yearOf = (epochDay: number): number => new Date(epochDay * DAY_MS).getUTCFullYear();
const drawOn = (schedule: DrawDays, day: number): DrawDay => ({
  date: new Date(day * DAY_MS),
  drawsAt: day * DAY_MS + timeOfDayMs(schedule),
});

/** The first draw on a day or behind it. */
function drawFrom(schedule: DrawDays, epochDay: number): DrawDay {
  for (let year = yearOf(epochDay); ; year += 1) {
    const day = drawDaysOf(schedule, year).find((one) => one >= epochDay);
    if (day !== undefined) return drawOn(schedule, day);
  }
}

const epochDayOf = ({ offsetMinutes }: DrawDays, at: number): number =>
  Math.floor((at + offsetMinutes * MINUTE_MS) / DAY_MS);

/** The first draw behind a moment. */
function drawAfter(schedule: DrawDays, at: number): DrawDay {
  const today = epochDayOf(schedule, at);
  const next = drawFrom(schedule, today);
  return next.drawsAt > at ? next : drawFrom(schedule, today + 1);
}

/** Which draw of its year it is, from 1. */
const countInYear = (schedule: DrawDays, { date }: DrawDay): number =>
  drawDaysOf(schedule, date.getUTCFullYear()).indexOf(date.getTime() / DAY_MS) + 1;

function nameOf(schedule: DrawDays, draw: DrawDay): string {
  const year = two(draw.date.getUTCFullYear() % 100);
  const count = () => String(countInYear(schedule, draw)).padStart(3, '0');
  if (schedule.names === 'count-year') return `${count()}-${year}`;
  if (schedule.names === 'year-count') return `${year}-${count()}`;
  return draw.date.toISOString().slice(0, 10).replaceAll('-', '');
}

const stationsOn = ({ stations }: Scheduled, date: Date): readonly string[] => stations?.[date.getUTCDay()] ?? [];

/** The issues that open within a day of the operator's, the earliest first. An issue opens at the draw of the one before it. */
export function issuesOf(scheduled: Scheduled, { day, begin, end }: OperatorDay): readonly Issue[] {
  const { schedule } = scheduled;
  if (schedule.kind === 'every') {
    const { everyMs } = schedule;
    const digits = String(Math.floor(DAY_MS / everyMs)).length;
    return Array.from({ length: Math.floor((end - begin) / everyMs) }, (_, index) => {
      const opensAt = begin + index * everyMs;
      const name = `${day.replaceAll('-', '')}-${String(index + 1).padStart(digits, '0')}`;
      return { number: index + 1, name, ...timesFrom(scheduled, opensAt) };
    });
  }
  const issues: Issue[] = [];
  for (let before = drawAfter(schedule, begin - 1); before.drawsAt < end; ) {
    const draw = drawAfter(schedule, before.drawsAt);
    const number = issues.length + 1;
    issues.push({ number, name: nameOf(schedule, draw), opensAt: before.drawsAt, ...timesOf(scheduled, draw) });
    before = draw;
  }
  return issues;
}

const timesOf = (scheduled: Scheduled, { date, drawsAt }: DrawDay) => ({
  closesAt: drawsAt - scheduled.closedMs,
  drawsAt,
  stations: stationsOn(scheduled, date),
});

/** The times of the issue that opens at a moment. */
export function timesFrom(scheduled: Scheduled, opensAt: number): IssueTimes {
  const { schedule, closedMs, stations } = scheduled;
  if (schedule.kind === 'every') {
    const drawsAt = opensAt + schedule.everyMs;
    // Fast draws are the same stations' on every weekday.
    return { opensAt, closesAt: drawsAt - closedMs, drawsAt, stations: stations?.[0] ?? [] };
  }
  return { opensAt, ...timesOf(scheduled, drawAfter(schedule, opensAt)) };
}

/** The stations that draw an issue of that name. */
export function stationsOf(scheduled: Scheduled, name: string): readonly string[] {
  const place = placeOf(scheduled, name);
  if (!place) return [];
  return 'day' in place ? (scheduled.stations?.[0] ?? []) : timesFrom(scheduled, place.opensAt).stations;
}

/** How many issues open within a day at the most. */
export const mostPerDay = ({ schedule }: Scheduled): number =>
  // A day with a change of the clock may have 25 hours.
  schedule.kind === 'every' ? Math.ceil((25 * 3_600_000) / schedule.everyMs) : 2;

/** For how many days an issue may be under way, the one on which it opens included. */
export function daysOpen({ schedule }: Scheduled): number {
  if (schedule.kind === 'every') return 2;
  if (schedule.monthDays) return MOST_DAYS_APART;
  return schedule.weekdays ? 9 : 3;
}

/**
 * Where an issue of a name is to be found: on which operator's day it opens, or when; null for what is no name of the schedule.
 * A name that is one may still belong to no draw.
 */
export function placeOf({ schedule }: Scheduled, name: string): { day: string } | { opensAt: number } | null {
  if (schedule.kind === 'every') {
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})-\d{2,5}$/.exec(name) ?? [];
    return isDate(year, month, day) ? { day: `${year}-${month}-${day}` } : null;
  }
  const draw = drawNamed(schedule, name);
  return draw && { opensAt: drawBefore(schedule, draw.drawsAt).drawsAt };
}

function isDate(year = '', month = '', day = ''): boolean {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

function drawNamed(schedule: DrawDays, name: string): DrawDay | null {
  if (schedule.names === 'date') {
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
    if (!isDate(year, month, day)) return null;
    const draw = drawFrom(schedule, Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS);
    return nameOf(schedule, draw) === name ? draw : null;
  }
  const parts = name.split('-');
  const [year = '', count = ''] = schedule.names === 'year-count' ? parts : parts.toReversed();
  if (parts.length !== 2 || !/^\d{2}$/.test(year) || !/^\d{3}$/.test(count)) return null;
  const day = drawDaysOf(schedule, 2000 + Number(year))[Number(count) - 1];
  return day === undefined ? null : drawOn(schedule, day);
}

/** The last draw before a moment. */
function drawBefore(schedule: DrawDays, at: number): DrawDay {
  const today = epochDayOf(schedule, at);
  const timeMs = timeOfDayMs(schedule);
  for (let year = yearOf(today); ; year -= 1) {
    const day = drawDaysOf(schedule, year).findLast((one) => one * DAY_MS + timeMs < at);
    if (day !== undefined) return drawOn(schedule, day);
  }
}
