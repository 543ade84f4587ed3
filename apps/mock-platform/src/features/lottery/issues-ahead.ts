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

/** When a draw takes place, and by which stations, whether it has opened or not. */
export function timesOf(lottery: Lottery, name: string) {
  const place = placeOf(lottery, name);
  if (place && 'opensAt' in place) return timesFrom(lottery, place.opensAt);
  return place ? issuesOfDay(lottery, dayNamed(place.day)).find((issue) => issue.name === name) : undefined;
}

/** A draw is no further than so many days ahead, whatever the schedule. */
const MOST_DAYS = 500;

/** The draws that are not closed by a moment, the next one first: the one that is open, and those to come. */
export function issuesAhead(lottery: Lottery, { at, most }: { at: number; most: number }): Issue[] {
  const today = dayAt(at);
  const ahead: Issue[] = [];
  for (let days = 1 - daysOpen(lottery); days < MOST_DAYS && ahead.length < most; days += 1) {
    const issues = issuesOfDay(lottery, dayAfter(today, days));
    ahead.push(...issues.filter(({ closesAt }) => closesAt > at));
  }
  return ahead.slice(0, most);
}
