import type { Sport } from '@tonalli/contracts/sports/shapes';
import { daysBetween } from '../../clock/zone-days';
import { type Day, dayNamed } from '../../wagering/shared-days';
import { type LeagueData, leagues } from './leagues';

const MINUTE_MS = 60_000;
/** A match begins so often, and each lasts five times as long or longer: five are always in play. */
export const EVERY_MS = 20 * MINUTE_MS;
export const SLOTS = 72;
/**
 * What comes beside them, each at hours of its own. Fights are over in minutes. A round of each league a day, so that nobody begins
 * before their last match is over.
 */
const BESIDE: readonly { sport: Sport; daily: number; everyMs: number; firstMs: number }[] = [
  { sport: 'cockfight', daily: 48, everyMs: 30 * MINUTE_MS, firstMs: 0 },
  { sport: 'basketball', daily: 12, everyMs: 120 * MINUTE_MS, firstMs: 10 * MINUTE_MS },
  { sport: 'tennis', daily: 12, everyMs: 120 * MINUTE_MS, firstMs: 70 * MINUTE_MS },
  { sport: 'boxing', daily: 6, everyMs: 240 * MINUTE_MS, firstMs: 50 * MINUTE_MS },
  { sport: 'american-football', daily: 6, everyMs: 240 * MINUTE_MS, firstMs: 130 * MINUTE_MS },
];
export const EVENTS_A_DAY = SLOTS + BESIDE.reduce((sum, { daily }) => sum + daily, 0);

const PATTERN: readonly Sport[] = ['football', 'baseball', 'football', 'esports', 'football', 'football'];

type TeamData = LeagueData['teams'][number];

/** A side of a match; `rating` is 1 for the strongest team of its league, and -1 for the weakest. */
export interface Contender {
  readonly team: TeamData;
  readonly rating: number;
}

export interface Fixture {
  readonly id: string;
  readonly day: string;
  readonly number: number;
  readonly league: LeagueData;
  readonly home: Contender;
  readonly away: Contender;
  readonly startsAt: number;
}

/** Any day does: it only says which round it is that day. */
const FIRST_ROUND = '2024-01-01';

/** The pairs of a round, by the circle method: the first stays, all others move on by one place a round. */
function pairsOf(count: number, round: number): (readonly [number, number])[] {
  const placed = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (count - 1)));
  return Array.from({ length: count / 2 }, (_, at) => {
    const [one, other] = [placed(at), placed(count - 1 - at)];
    // At home in every other round.
    return (round + at) % 2 === 0 ? [one, other] : [other, one];
  });
}

/** The match with a number among those of its sport that day, counted from 0: league after league, round after round. */
function pairing(sport: Sport, { day, nth, daily }: { day: string; nth: number; daily: number }) {
  const of = leagues().filter((league) => league.sport === sport);
  const league = of[nth % of.length];
  if (!league) throw new RangeError(`no league plays ${sport}`);
  const count = league.teams.length;
  const inLeague = Math.floor(nth / of.length) + Math.ceil(daily / of.length) * daysBetween(FIRST_ROUND, day);
  const [round, at] = [Math.floor(inLeague / (count / 2)), inLeague % (count / 2)];
  const [home = 0, away = 0] = pairsOf(count, ((round % (count - 1)) + count - 1) % (count - 1))[at] ?? [];
  const contender = (index: number): Contender => {
    const team = league.teams[index];
    if (!team) throw new RangeError(`${league.id} has no team ${index}`);
    return { team, rating: 1 - (2 * index) / (count - 1) };
  };
  return { league, home: contender(home), away: contender(away) };
}

const isOf = (sport: Sport) => (slot: Sport) => slot === sport;
const A_DAY: readonly Sport[] = Array.from(
  { length: SLOTS },
  (_, slot) => PATTERN[slot % PATTERN.length] ?? 'football',
);

function placeOf(number: number): { sport: Sport; nth: number; daily: number; afterMs: number } {
  let nth = number - SLOTS - 1;
  for (const { sport, daily, everyMs, firstMs } of BESIDE) {
    if (nth >= 0 && nth < daily) return { sport, nth, daily, afterMs: firstMs + nth * everyMs };
    nth -= daily;
  }
  const sport = A_DAY[number - 1] ?? 'football';
  const before = A_DAY.slice(0, number - 1).filter(isOf(sport)).length;
  return { sport, nth: before, daily: A_DAY.filter(isOf(sport)).length, afterMs: (number - 1) * EVERY_MS };
}

function fixture({ day, begin }: Day, number: number): Fixture {
  const { sport, afterMs, ...place } = placeOf(number);
  const id = `${day}-${String(number).padStart(3, '0')}`;
  return { id, day, number, ...pairing(sport, { day, ...place }), startsAt: begin + afterMs };
}

/** A day's matches, by number. Days on which clocks change have an hour less or more behind the last. */
export const fixturesOf = (day: string): Fixture[] =>
  Array.from({ length: EVENTS_A_DAY }, (_, at) => fixture(dayNamed(day), at + 1));

/** The match of an id of the right shape; null where its day has no such number, or is none. */
export function fixtureNamed(id: string): Fixture | null {
  const [day, number] = [id.slice(0, 10), Number(id.slice(11))];
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  return isDay && number >= 1 && number <= EVENTS_A_DAY ? fixture(dayNamed(day), number) : null;
}
