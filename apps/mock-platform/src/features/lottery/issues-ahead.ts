import type { Lottery } from '@tonalli/lottery/lotteries';
import { daysOpen, type Issue, issuesOf, placeOf, timesFrom } from '@tonalli/lottery/schedule';
import { type Day, dayAfter, dayAt, dayNamed } from '../../wagering/shared-days';

/** The days of a lottery that were asked for last, the same in every world. */
const known = new Map<string, readonly Issue[]>();
const MOST_KNOWN = 64;

function issuesOfDay(lottery: Lottery, day: Day): readonly Issue[] {
  const name = `${lottery.code}/${day.day}`;
  const issues = known.get(name) ?? issuesOf(lottery, day);
  known.set(name, issues);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return issues;
}

/** Of the draw of each lottery that was asked for last: its orders ask for it one after another. */
const knownTimes = new Map<string, { readonly name: string; readonly times: ReturnType<typeof findTimes> }>();

/** When a draw takes place, and by which stations, whether it has opened or not. */
export function timesOf(lottery: Lottery, name: string) {
  const known = knownTimes.get(lottery.code);
  if (known?.name === name) return known.times;
  const times = findTimes(lottery, name);
  knownTimes.set(lottery.code, { name, times });
  return times;
}

function findTimes(lottery: Lottery, name: string) {
  const place = placeOf(lottery, name);
  if (place && 'opensAt' in place) return timesFrom(lottery, place.opensAt);
  return place ? issuesOfDay(lottery, dayNamed(place.day)).find((issue) => issue.name === name) : undefined;
}

/** A draw is no further than so many days ahead, whatever the schedule. */
const MOST_DAYS = 500;

/** What was ahead from a moment until the next draw closed; orders come by the hundred between. */
interface Ahead {
  readonly from: number;
  readonly until: number;
  readonly issues: readonly Issue[];
}

const knownAhead = new Map<string, Ahead>();

/** The draws that are not closed by a moment, the next one first: the one that is open, and those to come. */
export function issuesAhead(lottery: Lottery, { at, most }: { at: number; most: number }): readonly Issue[] {
  const name = `${lottery.code}/${most}`;
  const known = knownAhead.get(name);
  if (known && at >= known.from && at < known.until) return known.issues;
  const issues = findAhead(lottery, { at, most });
  if (knownAhead.size >= MOST_KNOWN) knownAhead.clear();
  knownAhead.set(name, { from: at, until: issues[0]?.closesAt ?? at, issues });
  return issues;
}

function findAhead(lottery: Lottery, { at, most }: { at: number; most: number }): Issue[] {
  const today = dayAt(at);
  const ahead: Issue[] = [];
  for (let days = 1 - daysOpen(lottery); days < MOST_DAYS && ahead.length < most; days += 1) {
    const issues = issuesOfDay(lottery, dayAfter(today, days));
    ahead.push(...issues.filter(({ closesAt }) => closesAt > at));
  }
  return ahead.slice(0, most);
}
