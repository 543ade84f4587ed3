import { marginOf, totalOf } from '../count';
import { chancesBy, type Market, type Way } from '../market';
import * as boxing from '../sports/boxing';
import {
  type PointStory,
  pointHandicap,
  pointMargin,
  pointOddEven,
  pointTotal,
  pointWinner,
  teamPoints,
} from '../sports/points';
import * as tennis from '../sports/tennis';
import { AMERICAN_FOOTBALL, BASKETBALL, type PossessionsGiven, waysOfPossessions } from './possessions';
import { type PricedMarket, priced } from './priced';

const NARROW = 1.04;
const USUAL = 1.06;
const MANY = 1.1;

type Offer<Story> = readonly [market: Market<string, Story>, margin: number, line?: number];

const book = <Story>(ways: readonly Way<Story>[], offers: readonly Offer<Story>[]): PricedMarket[] =>
  offers.flatMap(([market, margin, line = null]) => priced({ ...market, margin, line }, chancesBy(market, ways)) ?? []);

function meanOf<Story>(ways: readonly Way<Story>[], of: (story: Story) => number): number {
  const all = ways.reduce((sum, { chance }) => sum + chance, 0);
  return ways.reduce((sum, way) => sum + way.chance * of(way.of), 0) / all;
}

/** The line of a half that lies at a mean, in quarters. */
const halfLine = (mean: number): number => Math.floor(mean) * 4 + 2;
const AROUND = [-2, -1, 0, 1, 2] as const;

interface Steps {
  /** Between one line and the next, in whole points. */
  readonly handicap: number;
  readonly total: number;
  readonly bands: readonly number[];
}

function pointBook(ways: readonly Way<PointStory>[], { handicap, total, bands }: Steps): PricedMarket[] {
  const ahead = halfLine(meanOf(ways, ({ score }) => marginOf(score, 'away')));
  const middle = halfLine(meanOf(ways, ({ score }) => totalOf(score)));
  const lines = (around: number, by: number) => AROUND.map((nth) => around + nth * by * 4);
  return book(ways, [
    [pointWinner(), USUAL],
    ...lines(ahead, handicap).map((line): Offer<PointStory> => [pointHandicap(line), NARROW, line]),
    ...lines(middle, total).map((line): Offer<PointStory> => [pointTotal(line), NARROW, line]),
    ...(['home', 'away'] as const).map((side): Offer<PointStory> => {
      const line = halfLine(meanOf(ways, ({ score }) => score[side]));
      return [teamPoints(side, line), USUAL, line];
    }),
    [pointOddEven(), USUAL],
    [pointMargin(bands), MANY],
  ]);
}

/** What can be bet on about a game of basketball from how it stands. */
export const basketballBook = (story: PointStory, given: PossessionsGiven, steps: number): PricedMarket[] =>
  pointBook(waysOfPossessions(BASKETBALL, { ...story, steps }, given), {
    ...{ handicap: 3, total: 5, bands: [1, 6, 11, 16] },
  });

/** What can be bet on about a game of American football from how it stands. */
export const americanFootballBook = (story: PointStory, given: PossessionsGiven, steps: number): PricedMarket[] =>
  pointBook(waysOfPossessions(AMERICAN_FOOTBALL, { ...story, steps }, given), {
    ...{ handicap: 3, total: 4, bands: [1, 7, 14] },
  });

/** What can be bet on about a match of tennis from how it stands. */
export function tennisBook(stand: tennis.TennisStand, given: tennis.TennisGiven): PricedMarket[] {
  const ways = tennis.waysOfTennisRest(stand, given);
  const games = halfLine(meanOf(ways, (story) => totalOf(story.games)));
  const ahead = halfLine(meanOf(ways, (story) => marginOf(story.games, 'away')));
  const around = (line: number, by: number) => [-1, 0, 1].map((nth) => line + nth * by * 4);
  return book(ways, [
    [tennis.tennisWinner(), USUAL],
    ...[-6, 6].map((line): Offer<tennis.TennisStory> => [tennis.setHandicap(line), USUAL, line]),
    [tennis.correctSets(given.setsToWin), MANY],
    ...around(games, 2).map((line): Offer<tennis.TennisStory> => [tennis.totalGames(line), NARROW, line]),
    ...around(ahead, 2).map((line): Offer<tennis.TennisStory> => [tennis.gameHandicap(line), NARROW, line]),
    [tennis.totalSets(10), USUAL, 10],
  ]);
}

/** What can be bet on about a bout of which so many rounds are over. */
export function boxingBook(given: boxing.Boxers, fought: number): PricedMarket[] {
  const ways = boxing.waysOfBoxing(given, fought);
  const middle = Math.min(given.rounds - 1, Math.floor(meanOf(ways, ({ rounds }) => rounds))) * 4 + 2;
  const lines = [middle - 8, middle].filter((line) => line > fought * 4);
  return book(ways, [
    [boxing.boxingWinner(), USUAL],
    [boxing.boxingMethod(), MANY],
    [boxing.goesTheDistance(), USUAL],
    ...lines.map((line): Offer<boxing.BoxingStory> => [boxing.boxingRounds(line), USUAL, line]),
    [boxing.stoppedIn(given.rounds), MANY],
  ]);
}
