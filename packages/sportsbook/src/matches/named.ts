import type { Side } from '../count';
import type { FootballMarket } from '../football/markets';
import * as football from '../football/markets';
import type { Period } from '../football/story';
import type { Market } from '../market';
import { type BestOfMarket, correctMapScore, mapHandicap, mapWinner, totalMaps, winner } from '../sports/best-of';
import * as boxing from '../sports/boxing';
import { corner, type FightMarket, fightDraw } from '../sports/cockfight';
import {
  type PointMarket,
  pointHandicap,
  pointMargin,
  pointOddEven,
  pointTotal,
  pointWinner,
  teamPoints,
} from '../sports/points';
import * as tennis from '../sports/tennis';

const isSide = (name: string | undefined): name is Side => name === 'home' || name === 'away';
const isPeriod = (name: string | undefined): name is Period => name === 'match' || name === 'half1' || name === 'half2';

/** The number that a key ends with; null for one that has none. */
function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,4}$/.test(text) ? Number(text) : null;
}

/** That of a type and key among those that a key could be of. */
const among = <Found extends Pick<Market<string, never, never>, 'type' | 'key'>>(
  type: string,
  key: string,
  made: readonly (Found | false | null)[],
): Found | null => made.find((market) => market && market.type === type && market.key === key) || null;

const ofPeriod = (period: Period, line: number | null): (FootballMarket | false)[] => [
  football.matchResult(period),
  football.doubleChance(period),
  football.drawNoBet(period),
  football.bothTeamsScore(period),
  football.oddEven(period),
  line !== null && football.asianHandicap(line, period),
  line !== null && football.totalGoals(line, period),
];

const ofSide = (side: Side, line: number | null): (FootballMarket | false)[] => [
  football.cleanSheet(side),
  football.winToNil(side),
  football.scoreInBothHalves(side),
  football.winEitherHalf(side),
  football.winBothHalves(side),
  line !== null && football.teamTotal(side, line),
];

const ofNumber = (number: number): FootballMarket[] => [
  football.europeanHandicap(number),
  football.totalCorners(number),
  football.totalCards(number),
  football.cornerHandicap(number),
  football.resultAndTotal(number),
  football.nextGoal(number),
];

const OF_MATCH: readonly FootballMarket[] = [
  football.correctScore(),
  football.halfTimeFullTime(),
  football.exactGoals(),
  football.winningMargin(),
  football.firstGoal(),
  football.lastGoal(),
  football.resultAndBothScore(),
  football.highestHalf(),
];

/** A market of football by how it is named; null for none. */
export function footballMarketNamed(type: string, key: string): FootballMarket | null {
  const [first, second] = key.split(':');
  const [alone, line] = [numberOf(first), numberOf(second)];
  return among<FootballMarket>(type, key, [
    ...(isPeriod(first) ? ofPeriod(first, line) : []),
    ...(isSide(first) ? ofSide(first, line) : []),
    ...(alone === null ? [] : ofNumber(alone)),
    ...OF_MATCH,
  ]);
}

/** Where bands of margins begin, rising; null for a key that names none. */
function bandsOf(key: string): number[] | null {
  if (!/^1(,\d{1,2}){1,5}$/.test(key)) return null;
  const bands = key.split(',').map(Number);
  return bands.every((band, at) => at === 0 || band > (bands[at - 1] ?? band)) ? bands : null;
}

/** A market of a game of points by how it is named; null for none. */
export function pointMarketNamed(type: string, key: string): PointMarket | null {
  const [first, second] = key.split(':');
  const [alone, lined] = [numberOf(first), numberOf(second)];
  const bands = bandsOf(key);
  return among<PointMarket>(type, key, [
    pointWinner(),
    pointOddEven(),
    bands && pointMargin(bands),
    alone !== null && pointHandicap(alone),
    alone !== null && pointTotal(alone),
    isSide(first) && lined !== null && teamPoints(first, lined),
  ]);
}

/** A market of a match of maps by how it is named; null for none. */
export function mapMarketNamed(type: string, key: string, toWin: number): BestOfMarket | null {
  const alone = numberOf(key);
  return among<BestOfMarket>(type, key, [
    winner(),
    correctMapScore(toWin),
    alone !== null && mapHandicap(alone),
    alone !== null && totalMaps(alone),
    alone !== null && alone >= 1 && mapWinner(alone),
  ]);
}

export const fightMarketNamed = (type: string, key: string): FightMarket | null =>
  among<FightMarket>(type, key, [corner(), fightDraw()]);

/** A market of a match of tennis by how it is named; null for none. */
export function tennisMarketNamed(type: string, key: string, setsToWin: number): tennis.TennisMarket | null {
  const alone = numberOf(key);
  return among<tennis.TennisMarket>(type, key, [
    tennis.tennisWinner(),
    tennis.correctSets(setsToWin),
    alone !== null && tennis.setHandicap(alone),
    alone !== null && tennis.gameHandicap(alone),
    alone !== null && tennis.totalGames(alone),
    alone !== null && tennis.totalSets(alone),
  ]);
}

/** A market of a bout by how it is named; null for none. */
export function boxingMarketNamed(type: string, key: string, rounds: number): boxing.BoxingMarket | null {
  const alone = numberOf(key);
  return among<boxing.BoxingMarket>(type, key, [
    boxing.boxingWinner(),
    boxing.boxingMethod(),
    boxing.goesTheDistance(),
    boxing.stoppedIn(rounds),
    alone !== null && boxing.boxingRounds(alone),
  ]);
}
