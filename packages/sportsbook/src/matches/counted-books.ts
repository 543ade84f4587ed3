import { chancesBy } from '../market';
import { correctMapScore, type MapStory, mapHandicap, mapWinner, totalMaps, winner } from '../sports/best-of';
import { corner, fightDraw, waysOfFight } from '../sports/cockfight';
import {
  type PointMarket,
  type PointStory,
  pointHandicap,
  pointOddEven,
  pointTotal,
  pointWinner,
  teamPoints,
} from '../sports/points';
import { type BaseballGiven, type FightGiven, type MapsGiven, waysOfBaseball, waysOfRest } from './counted';
import { type PricedMarket, priced } from './priced';

const NARROW = 1.04;
const USUAL = 1.06;
const MANY = 1.1;

/** What can be bet on about a game of baseball from how it stands. */
export function baseballBook(story: PointStory, given: BaseballGiven, steps: number): PricedMarket[] {
  const ways = waysOfBaseball(story, given, steps);
  const mean = (of: (score: PointStory['score']) => number) =>
    ways.reduce((sum, way) => sum + way.chance * of(way.of.score), 0) / ways.reduce((sum, way) => sum + way.chance, 0);
  const total = Math.floor(mean(({ home, away }) => home + away)) * 4 + 2;
  const ahead = Math.round(mean(({ home, away }) => away - home)) * 4 + 2;
  const offers: [PointMarket, number, number | null][] = [
    [pointWinner(), USUAL, null],
    ...[ahead - 8, ahead - 4, ahead, ahead + 4].map((line): [PointMarket, number, number] => [
      pointHandicap(line),
      NARROW,
      line,
    ]),
    ...[total - 4, total, total + 4].map((line): [PointMarket, number, number] => [pointTotal(line), NARROW, line]),
    ...(['home', 'away'] as const).map((side): [PointMarket, number, number] => {
      const line = Math.floor(mean((score) => score[side])) * 4 + 2;
      return [teamPoints(side, line), USUAL, line];
    }),
    [pointOddEven(), USUAL, null],
  ];
  return offers.flatMap(([market, margin, line]) => priced({ ...market, margin, line }, chancesBy(market, ways)) ?? []);
}

/** What can be bet on about a match of maps from how it stands. */
export function mapsBook(story: MapStory, given: MapsGiven): PricedMarket[] {
  const ways = waysOfRest(story, given);
  const lines = [-6, 6].map((line) => ({ market: mapHandicap(line), margin: USUAL, line }));
  const offers = [
    { market: winner(), margin: USUAL, line: null },
    { market: mapWinner(story.winners.length + 1), margin: USUAL, line: null },
    ...lines,
    { market: totalMaps(10), margin: USUAL, line: 10 },
    { market: correctMapScore(given.toWin), margin: MANY, line: null },
  ];
  return offers.flatMap(({ market, ...how }) => priced({ ...market, ...how }, chancesBy(market, ways)) ?? []);
}

/** A draw pays eleven to one, the stake beside: with a chance of .08 it returns 96 %. */
const DRAW_ODDS = 12_000;

/** What can be bet on about a fight that has not begun. */
export function fightBook(given: FightGiven): PricedMarket[] {
  const ways = waysOfFight(given);
  const corners = corner();
  const found = priced({ ...corners, margin: NARROW, line: null }, chancesBy(corners, ways));
  const draw = fightDraw();
  const selections = [...chancesBy(draw, ways)].map(([selection, chances]) => ({
    selection,
    oddsMilli: DRAW_ODDS,
    chances,
  }));
  const single: PricedMarket = {
    type: draw.type,
    key: draw.key,
    line: null,
    margin: 1_000 / DRAW_ODDS / given.draw,
    selections,
  };
  return found ? [found, single] : [single];
}
