import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { ageInYears } from '@tonalli/contracts/rules';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { birthdayOf } from '../../people/birthday';
import { flowsByDay } from '../../rollups/cash';
import { playByDay, playInSlots, validBetsByDay } from '../../rollups/play';
import { dayAfter, SLOT_MS, type Span } from '../../rollups/time-parts';
import { betsInOrder } from '../../wagering/bets';
import { lossesSince } from '../../wagering/played';
import type { World } from '../../world/world';
import { depositsOrderedIn } from '../cashier';
import { playedByDay } from '../play-time';
import { chasingOf, type DayFigures } from './markers';

const WEEK_DAYS = 7;
const USUAL_DAYS = 28;
/** Of fewer days nobody knows what is usual. */
const LEAST_DAYS = 3;
const NIGHT_MS = 6 * 3_600_000;
const SOON_MS = 10 * 60_000;
const YOUNG_UNTIL = 25;
const FAILED: readonly string[] = ['REJECTED', 'EXPIRED'];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The first moment of the operator's day so many days before another. */
const daysBefore = (day: number, days: number): number =>
  dayStartInZone(addDays(dayInZone(day, OPERATOR_TIME_ZONE), -days), OPERATOR_TIME_ZONE);

function medianOf(amounts: readonly number[]): number | null {
  if (amounts.length < LEAST_DAYS) return null;
  const sorted = amounts.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

function depositsOf(world: World, memberId: string, day: Span) {
  const orders = depositsOrderedIn(world, memberId, day);
  const credited = orders.filter(({ status }) => status === 'CONFIRMED');
  const losses = lossesSince(world, memberId, day.from - SOON_MS).filter(({ lossMinor }) => lossMinor > 0);
  const followsLoss = (at: number) => losses.some(({ slot }) => slot <= at && slot + SLOT_MS > at - SOON_MS);
  return {
    ...{ orders: orders.length, deposits: credited.length },
    failedOrders: orders.filter(({ status }) => FAILED.includes(status)).length,
    depositsAfterLoss: credited.filter(({ at }) => followsLoss(at)).length,
  };
}

function depositsByDay(world: World, memberId: string, days: Span): Map<number, number> {
  const flows = flowsByDay(world, memberId, days).filter(({ category }) => category === 'deposit');
  return new Map(flows.map(({ day, inMinor }) => [day, inMinor]));
}

/** What a member did on the operator's day that begins then; of a day that is not over, so far. Reads by indexes alone, and writes nothing. */
export function figuresOf(world: World, memberId: string, day: number): DayFigures {
  const today: Span = { from: day, to: dayAfter(day) };
  const month: Span = { from: daysBefore(day, USUAL_DAYS), to: today.to };
  const deposits = depositsByDay(world, memberId, month);
  const stakes = new Map(validBetsByDay(world, memberId, month).map(({ from, validMinor }) => [from, validMinor]));
  const before = (amounts: ReadonlyMap<number, number>) =>
    medianOf([...amounts].filter(([at, minor]) => at < day && minor > 0).map(([, minor]) => minor));
  const night = playInSlots(world, memberId, { from: day, to: day + NIGHT_MS });
  const birthday = birthdayOf(world, memberId);
  return {
    ...depositsOf(world, memberId, today),
    depositMinor: deposits.get(day) ?? 0,
    usualDepositMinor: before(deposits),
    stakeMinor: stakes.get(day) ?? 0,
    usualStakeMinor: before(stakes),
    nightMinor: sum(night.play.map(({ stakeMinor }) => stakeMinor)),
    playedMs: playedByDay(world, memberId, today).get(day) ?? 0,
    daysPlayed: [...stakes.keys()].filter((at) => at >= daysBefore(day, WEEK_DAYS - 1)).length,
    chasing: chasingOf(betsInOrder(world, memberId, today)),
    isYoung: birthday !== null && ageInYears(birthday, dayInZone(day, OPERATOR_TIME_ZONE)) < YOUNG_UNTIL,
  };
}

/** What a member is told at a check-in: of the seven days up to the one that it is about. Amounts in minor units. */
export function weekOf(world: World, memberId: string, day: number) {
  const week: Span = { from: daysBefore(day, WEEK_DAYS - 1), to: dayAfter(day) };
  const net = playByDay(world, memberId, week);
  return {
    playedMs: sum([...playedByDay(world, memberId, week).values()]),
    daysPlayed: net.size,
    deposited: sum([...depositsByDay(world, memberId, week).values()]),
    net: sum([...net.values()]),
  };
}

/** The day so many days after another, by its first moment. */
export const daysAfter = (day: number, days: number): number => daysBefore(day, -days);
