import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../count';
import { returnAt } from '../margin';
import { chancesBy, type Market, type Way } from '../market';
import * as bestOf from './best-of';
import * as boxing from './boxing';
import * as cockfight from './cockfight';
import * as points from './points';
import * as tennis from './tennis';

function won<Story>(market: Market<string, Story>, ways: readonly Way<Story>[], selection: string): number {
  return chancesBy(market, ways).get(selection)?.won ?? Number.NaN;
}
const sum = <Story>(ways: readonly Way<Story>[]): number => ways.reduce((all, { chance }) => all + chance, 0);

describe('best of maps', () => {
  it('GAME-15 is won as the binomial sum says, and by no other score', () => {
    const ways = bestOf.waysOfMaps(2, 0.6);
    expect(sum(ways)).toBeCloseTo(1, 12);
    // 0.6² (1 + 2 · 0.4)
    expect(won(bestOf.winner(), ways, 'home')).toBeCloseTo(0.648, 12);
    expect(won(bestOf.totalMaps(10), ways, 'over')).toBeCloseTo(0.48, 12);
    expect(won(bestOf.correctMapScore(2), ways, '2-0')).toBeCloseTo(0.36, 12);
    expect(won(bestOf.mapHandicap(-6), ways, 'home')).toBeCloseTo(0.36, 12);
    expect(won(bestOf.mapHandicap(6), ways, 'away')).toBeCloseTo(0.16, 12);
    const five = bestOf.waysOfMaps(3, 0.5);
    expect(won(bestOf.totalMaps(18), five, 'over')).toBeCloseTo(0.375, 12);
    expect(new Set(five.map(({ of }) => `${of.maps.home}-${of.maps.away}`))).toEqual(
      new Set(bestOf.correctMapScore(3).selections),
    );
  });

  it('GAME-15 goes on from the map in play, and a map that is not played is void', () => {
    const after = { maps: { home: 1, away: 0 }, winners: ['home'] as const };
    const ways = bestOf.waysOfMaps(2, 0.5, after);
    expect(won(bestOf.winner(), ways, 'home')).toBeCloseTo(0.75, 12);
    const third = chancesBy(bestOf.mapWinner(3), ways).get('home');
    expect([third?.won, third?.void]).toEqual([0.25, 0.5]);
    expect(bestOf.waysOfMaps(2, 0.5, { maps: { home: 2, away: 0 }, winners: ['home', 'home'] })).toHaveLength(1);
    for (const [toWin, chance] of [
      [2, 0],
      [2, 1],
      [2, Number.NaN],
    ] as const)
      expect(() => bestOf.waysOfMaps(toWin, chance)).toThrow(RangeError);
    expect(() => bestOf.waysOfMaps(2, 0.5, { maps: { home: 3, away: 0 }, winners: [] })).toThrow(RangeError);
  });
});

describe('tennis', () => {
  it('GAME-15 holds serve as often as a game that is counted point by point', () => {
    for (const point of [0.5, 0.6, 0.7]) {
      // From deuce on two points decide or lead back to it.
      const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
      const from = (own: number, others: number): number => {
        if (own === 3 && others === 3) return deuce;
        if (own === 4) return 1;
        return others === 4 ? 0 : point * from(own + 1, others) + (1 - point) * from(own, others + 1);
      };
      expect(tennis.holdChance(point)).toBeCloseTo(from(0, 0), 12);
    }
    // A published figure: 0.6 of the points hold serve in 73.57 % of games.
    expect(tennis.holdChance(0.6)).toBeCloseTo(0.7357, 4);
  });

  it('GAME-15 between equals is even, whoever serves first', () => {
    for (const first of ['home', 'away'] as const) {
      const even = tennis.waysOfTennis(2, { home: 0.62, away: 0.62 }, first);
      expect(sum(even)).toBeCloseTo(1, 9);
      expect(won(tennis.tennisWinner(), even, 'home')).toBeCloseTo(0.5, 9);
      expect(tennis.tieBreakChance({ home: 0.62, away: 0.62 }, first)).toBeCloseTo(0.5, 9);
    }
  });

  it('GAME-15 is turned around with its players', () => {
    const chance = fc.double({ min: 0.4, max: 0.85, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (one, two) => {
        const ways = tennis.waysOfTennis(2, { home: one, away: two }, 'home');
        const turned = tennis.waysOfTennis(2, { home: two, away: one }, 'away');
        for (const market of [tennis.tennisWinner(), tennis.setHandicap(-6), tennis.gameHandicap(-14)])
          expect(won(market, ways, 'home')).toBeLessThanOrEqual(1);
        expect(won(tennis.tennisWinner(), ways, 'home')).toBeCloseTo(won(tennis.tennisWinner(), turned, 'away'), 9);
        expect(won(tennis.totalGames(90), ways, 'over')).toBeCloseTo(won(tennis.totalGames(90), turned, 'over'), 9);
      }),
      { numRuns: 10 },
    );
  });

  it('GAME-15 has the games that its sets have: 12 at least in two of them', () => {
    const ways = tennis.waysOfTennis(2, { home: 0.65, away: 0.6 }, 'home');
    const games = ways.map(({ of }) => of.games.home + of.games.away);
    expect([Math.min(...games), Math.max(...games)]).toEqual([12, 39]);
    const scores = tennis.correctSets(2).selections.map((score) => won(tennis.correctSets(2), ways, score));
    expect(scores.reduce((all, one) => all + one, 0)).toBeCloseTo(1, 9);
    expect(won(tennis.totalSets(10), ways, 'over')).toBeCloseTo((scores[2] ?? 0) + (scores[3] ?? 0), 9);
    expect(() => tennis.waysOfTennis(2, { home: 0, away: 0.6 }, 'home')).toThrow(RangeError);
  });
});

describe('games of points', () => {
  const spread = { margin: 4, total: 221, marginDeviation: 12, totalDeviation: 18 };
  const ways = points.waysOfSpread(spread);

  it('GAME-15 is even at its own spread and total, and never ends in a tie', () => {
    expect(ways.every(({ of: { score } }) => score.home !== score.away && Number.isInteger(score.home))).toBe(true);
    expect(won(points.pointHandicap(-16), ways, 'home')).toBeCloseTo(0.5, 1);
    expect(won(points.pointTotal(884), ways, 'over')).toBeCloseTo(0.49, 1);
    // Four ahead at a deviation of twelve: a third of a deviation.
    expect(won(points.pointWinner(), ways, 'home')).toBeCloseTo(points.normalBelow(4 / 12), 1);
  });

  it('GAME-15 knows the normal distribution', () => {
    for (const [value, below] of [
      [0, 0.5],
      [1, 0.8413447],
      [-1, 0.1586553],
      [1.959964, 0.975],
    ] as const)
      expect(points.normalBelow(value)).toBeCloseTo(below, 5);
  });

  it('GAME-15 sums to one in bands, teams and odd or even', () => {
    const bands = points.pointMargin([1, 6, 11]);
    const all = bands.selections.reduce((of, selection) => of + won(bands, ways, selection), 0);
    expect([bands.selections, all.toFixed(9)]).toEqual([
      ['home1-5', 'home6-10', 'home11+', 'away1-5', 'away6-10', 'away11+'],
      '1.000000000',
    ]);
    expect(won(points.pointOddEven(), ways, 'odd') + won(points.pointOddEven(), ways, 'even')).toBeCloseTo(1, 9);
    expect(won(points.teamPoints('home', 450), ways, 'over')).toBeCloseTo(0.5, 1);
  });

  it('GAME-15 decides a tie at baseball by a run', () => {
    const runs = points.waysOfRuns({ home: 4.5, away: 4.5 });
    expect(won(points.pointWinner(), runs, 'home')).toBeCloseTo(0.5, 6);
    expect(runs.every(({ of: { score } }) => score.home !== score.away)).toBe(true);
    expect(sum(runs)).toBeCloseTo(1, 5);
    expect(won(points.pointHandicap(-6), runs, 'home')).toBeLessThan(won(points.pointWinner(), runs, 'home'));
  });
});

describe('boxing', () => {
  const boxers = { rounds: 12, stops: { home: 0.04, away: 0.02 }, decides: { home: 0.55, draw: 0.05, away: 0.4 } };
  const ways = boxing.waysOfBoxing(boxers);

  it('GAME-15 goes the distance as often as nobody is stopped in twelve rounds', () => {
    expect(sum(ways)).toBeCloseTo(1, 12);
    expect(won(boxing.goesTheDistance(), ways, 'yes')).toBeCloseTo(0.94 ** 12, 12);
    expect(won(boxing.boxingRounds(26), ways, 'over')).toBeCloseTo(0.94 ** 6, 12);
    expect(won(boxing.boxingWinner(), ways, 'draw')).toBeCloseTo(0.94 ** 12 * 0.05, 12);
    const method = boxing.boxingMethod();
    const stopped = won(method, ways, 'homeStoppage');
    expect(stopped).toBeCloseTo((1 - 0.94 ** 12) * (2 / 3), 12);
    expect(stopped + won(method, ways, 'homeDecision')).toBeCloseTo(won(boxing.boxingWinner(), ways, 'home'), 12);
  });

  it('GAME-15 is stopped in one group of rounds or in none', () => {
    const groups = boxing.stoppedIn(12);
    const all = groups.selections.map((selection) => won(groups, ways, selection));
    expect(all.reduce((of, one) => of + one, 0)).toBeCloseTo(1, 12);
    expect(all[0]).toBeCloseTo(1 - 0.94 ** 3, 12);
    expect(() => boxing.waysOfBoxing({ ...boxers, stops: { home: 0.6, away: 0.5 } })).toThrow(RangeError);
  });
});

describe('cockfight', () => {
  const ways = cockfight.waysOfFight({ home: 0.46, draw: 0.08, away: 0.46 });

  it('GAME-15 gives the stakes on both corners back for a draw: 1.90 returns 95.4 %, and 12 on the draw 96 %', () => {
    const meron = chancesBy(cockfight.corner(), ways).get('meron');
    expect(meron && returnAt(meron, 1_900)).toBeCloseTo(0.954, 9);
    const draw = chancesBy(cockfight.fightDraw(), ways).get('draw');
    expect(draw && returnAt(draw, 12_000)).toBeCloseTo(0.96, 9);
  });

  it.each([
    ['home', 'WON', 'LOST'],
    ['away', 'LOST', 'WON'],
    ['draw', 'VOID', 'VOID'],
  ] as const)('GAME-15 where %s wins, meron is %s and wala %s', (winner, meron, wala) => {
    const story = { winner: winner as Side | 'draw' };
    expect(cockfight.corner().result('meron', story)).toBe(meron);
    expect(cockfight.corner().result('wala', story)).toBe(wala);
  });
});
