import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Count, SIDES, totalOf } from '../count';
import { exactGoals, lastGoal, matchResult, nextGoal, totalCards, totalCorners } from '../football/markets';
import { chancesOf, pricing } from '../football/model';
import { goalsOf } from '../football/story';
import { returnAt } from '../margin';
import { baseballGame, cockfight, mapsMatch, waysOfBaseball, waysOfRest } from './counted';
import { baseballBook, fightBook, mapsBook } from './counted-books';
import { FIRST_MINUTES, FOOTBALL_STEPS, footballMatch, footballRest } from './football';
import { footballBook } from './football-book';
import { countOf, type Draws, type Match, playTo } from './match';

/** Marsaglia's xorshift32: the same draws for the same seed, and none of the product's. */
function drawsFrom(seed: number): Draws & { readonly count: () => number } {
  let [state, count] = [(seed * 2_654_435_761) >>> 0 || 1, 0];
  return {
    count: () => count,
    below(bound) {
      count += 1;
      state ^= state << 13;
      state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return Math.floor((state / 2 ** 32) * bound);
    },
  };
}

const FOOTBALL = {
  goals: { home: 1.55, away: 1.15 },
  corners: { home: 5.6, away: 4.4 },
  cards: { home: 2, away: 2.4 },
};
const BASEBALL = { runs: { home: 4.6, away: 4.1 } };
const MAPS = { homeChance: 0.6, toWin: 2 };
const FIGHT = { home: 0.46, draw: 0.08, away: 0.46 };

const ended = <Story, Given>(match: Match<Story, Given>, given: Given, seed: number) =>
  playTo(match, given, { draws: drawsFrom(seed), steps: 1_000 });

/** How often something was so in many matches, within four deviations of its chance. */
function expectShare(count: number, { of, chance }: { of: number; chance: number }): void {
  expect(Math.abs(count / of - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / of));
}

const seeds = (many: number): number[] => Array.from({ length: many }, (_, at) => at + 1);

const unread = <Story, Given>(match: Match<Story, Given>, given: Given) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat({ max: FOOTBALL_STEPS }), (seed, steps) => {
      const [draws, all] = [drawsFrom(seed), ended(match, given, seed)];
      const part = playTo(match, given, { draws, steps });
      const further = drawsFrom(seed);
      playTo(match, given, { draws: further, steps: steps + 1 });
      expect(all.told.slice(0, part.told.length)).toEqual(part.told);
      expect(part.told.every(({ step }) => step < Math.max(steps, 1))).toBe(true);
      expect(draws.count()).toBeLessThanOrEqual(further.count());
    }),
    { numRuns: 25 },
  );

describe('a match', () => {
  it('GAME-08 is told step by step, and draws nothing of what has not happened', () => {
    unread(footballMatch, FOOTBALL);
    unread(baseballGame, BASEBALL);
    unread(mapsMatch, MAPS);
    unread(cockfight, FIGHT);
    const none = drawsFrom(1);
    playTo(footballMatch, FOOTBALL, { draws: none, steps: 0 });
    expect(none.count()).toBe(0);
  });

  it('GAME-15 of football stands as what was told of it adds up', () => {
    for (const seed of seeds(200)) {
      const { story, told, isOver } = ended(footballMatch, FOOTBALL, seed);
      const of = (kind: string, side: string) => told.filter((one) => one.kind === kind && one.side === side).length;
      for (const side of SIDES) {
        expect(goalsOf(story, 'match')[side]).toBe(of('goal', side) - of('takenBack', side));
        expect(story.scorers.filter((one) => one === side).length).toBe(goalsOf(story, 'match')[side]);
        expect(story.corners[side]).toBe(of('corner', side));
        expect(story.cards[side]).toBe(of('yellow', side) + 2 * of('red', side));
      }
      expect(isOver).toBe(true);
    }
  });

  it('GAME-15 of football takes goals back and shows red cards now and then, and stops bets for each', () => {
    const told = seeds(300).flatMap((seed) => ended(footballMatch, FOOTBALL, seed).told);
    for (const kind of ['takenBack', 'red', 'danger', 'break', 'end'])
      expect(told.some((one) => one.kind === kind)).toBe(true);
    for (let steps = 1; steps < FIRST_MINUTES; steps += 1) {
      const course = playTo(footballMatch, FOOTBALL, { draws: drawsFrom(5), steps });
      const last = course.told.filter(({ step }) => step === steps - 1).map(({ kind }) => kind);
      expect(course.isDangerous).toBe(['goal', 'red', 'danger'].some((kind) => last.some((one) => one === kind)));
    }
  });

  it('GAME-15 of football ends as independent Poisson goals do: 1.55 against 1.15', () => {
    const many = seeds(2_500);
    const scores = many.map((seed) => goalsOf(ended(footballMatch, FOOTBALL, seed).story, 'match'));
    const share = (isSo: (score: Count) => boolean, chance: number) =>
      expectShare(scores.filter(isSo).length, { of: many.length, chance });
    share(({ home, away }) => home > away, 0.46545);
    share(({ home, away }) => home === away, 0.25222);
    share((score) => totalOf(score) > 2, 0.50637);
    share(({ home, away }) => home > 0 && away > 0, 0.53832);
  });

  it('GAME-15 of baseball, maps and fights ends as its model says', () => {
    const many = seeds(2_500);
    const games = many.map((seed) => ended(baseballGame, BASEBALL, seed).story.score);
    expect(games.every(({ home, away }) => home !== away)).toBe(true);
    const share = (isSo: boolean[], chance: number) =>
      expectShare(isSo.filter(Boolean).length, { of: many.length, chance });
    const wins = waysOfBaseball({ score: { home: 0, away: 0 } }, BASEBALL, 0).reduce(
      (sum, { of, chance }) => sum + (of.score.home > of.score.away ? chance : 0),
      0,
    );
    share(
      games.map(({ home, away }) => home > away),
      wins,
    );
    const matches = many.map((seed) => ended(mapsMatch, MAPS, seed).story.maps);
    // Two of three: p² (3 - 2p).
    share(
      matches.map(({ home }) => home === 2),
      0.36 * 1.8,
    );
    const fights = many.map((seed) => ended(cockfight, FIGHT, seed).story.winner);
    for (const winner of ['home', 'draw', 'away'] as const)
      share(
        fights.map((one) => one === winner),
        FIGHT[winner],
      );
  });

  it('GAME-15 counts as many by one draw as Poisson has it', () => {
    const counts = seeds(4_000).map((seed) => countOf(drawsFrom(seed), 0.5));
    // e^-0.5, and half of it.
    expectShare(counts.filter((count) => count === 0).length, { of: counts.length, chance: 0.60653 });
    expectShare(counts.filter((count) => count === 1).length, { of: counts.length, chance: 0.30327 });
  });

  it('GAME-15 expects of its rest what is left of it', () => {
    const whole = footballRest(FOOTBALL, 0);
    expect(whole.goals[0].home + whole.goals[1].home).toBeCloseTo(1.55, 9);
    expect(whole.goals[0].away / 1.15).toBeCloseTo(0.45, 9);
    expect(whole.corners.home).toBeCloseTo(5.6, 9);
    const atBreak = footballRest(FOOTBALL, FIRST_MINUTES + 3);
    expect(totalOf(atBreak.goals[0])).toBe(0);
    expect(atBreak.goals[1].home).toBeCloseTo(0.55 * 1.55, 9);
    expect(totalOf(footballRest(FOOTBALL, FOOTBALL_STEPS).goals[1])).toBe(0);
  });

  it('GAME-15 with all but its last map decided goes one of two ways', () => {
    const ways = waysOfRest({ maps: { home: 1, away: 1 }, winners: ['home', 'away'] }, MAPS);
    expect(ways.map(({ chance }) => chance)).toEqual([0.6, 0.4]);
  });
});

describe('the book of a football match', () => {
  const bookAt = (seed: number, steps: number) => {
    const { story } = playTo(footballMatch, FOOTBALL, { draws: drawsFrom(seed), steps });
    return footballBook({ story, expected: footballRest(FOOTBALL, steps), isHalfOver: steps >= FIRST_MINUTES });
  };

  it('GAME-15 has 25 types of market before kick-off, each named once', () => {
    const book = bookAt(1, 0);
    expect(new Set(book.map(({ type }) => type)).size).toBeGreaterThanOrEqual(25);
    const names = book.map(({ type, key }) => `${type}|${key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('GAME-15 prices each market as it is priced alone', () => {
    const { story } = playTo(footballMatch, FOOTBALL, { draws: drawsFrom(9), steps: 60 });
    const at = { story, expected: footballRest(FOOTBALL, 60) };
    const together = pricing(at);
    for (const market of [matchResult(), totalCorners(38), nextGoal(9), lastGoal(), totalCards(18), exactGoals()])
      expect(together(market)).toEqual(chancesOf(market, at));
    const next = nextGoal(story.scorers.length + 1);
    for (const [selection, { won }] of chancesOf(next, at))
      expect(together(next).get(selection)?.won).toBeCloseTo(won, 6);
  });

  it('GAME-15 keeps to the margin that it states', () => {
    for (const { selections, margin, type } of bookAt(1, 0)) {
      const isExclusive = type !== 'doubleChance' && selections.every(({ chances }) => chances.void === 0);
      const isWhole = selections.every(({ chances }) => chances.halfWon + chances.halfLost === 0);
      const inverses = selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
      if (isExclusive && isWhole) expect.soft(inverses, type).toBeGreaterThanOrEqual(margin - 1e-6);
      if (isExclusive && isWhole) expect.soft(inverses, type).toBeLessThan(margin + 0.02);
    }
  });

  it('GAME-15 returns less than is staked on any selection, before a match and in play', () => {
    for (const [seed, steps] of [
      [1, 0],
      [2, 20],
      [3, 55],
      [4, 90],
    ] as const)
      for (const { selections, type, key } of bookAt(seed, steps))
        for (const { chances, oddsMilli, selection } of selections)
          expect.soft(returnAt(chances, oddsMilli), `${steps} ${type} ${key} ${selection}`).toBeLessThan(1);
  });

  it('GAME-15 offers nothing that is decided', () => {
    const book = bookAt(1, 80);
    expect(book.filter(({ key }) => key.startsWith('half1'))).toEqual([]);
    expect(bookAt(1, FOOTBALL_STEPS)).toEqual([]);
  });
});

describe('the books of other sports', () => {
  const books = () => {
    const baseball = [0, 5, 12, 17].map((steps) =>
      baseballBook(playTo(baseballGame, BASEBALL, { draws: drawsFrom(3), steps }).story, BASEBALL, steps),
    );
    const maps = [0, 1].map((steps) => mapsBook(playTo(mapsMatch, MAPS, { draws: drawsFrom(3), steps }).story, MAPS));
    return [...baseball, ...maps, fightBook(FIGHT)];
  };

  it('GAME-15 return less than is staked on any selection, before the start and in play', () => {
    for (const book of books()) {
      expect(book.length).toBeGreaterThan(1);
      for (const { selections, type, key } of book)
        for (const { chances, oddsMilli, selection } of selections)
          expect.soft(returnAt(chances, oddsMilli), `${type} ${key} ${selection}`).toBeLessThan(1);
    }
  });

  it('GAME-15 state the margin that their odds have', () => {
    for (const { type, selections, margin } of books().flat()) {
      if (selections.some(({ chances }) => chances.void > 0)) continue;
      const inverses = selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
      const stated = type === 'draw' ? margin * 0.08 : margin;
      expect.soft(Math.abs(inverses - stated), type).toBeLessThan(0.01);
    }
  });

  it('GAME-15 pay a draw of two birds eleven to one, which returns 96 %', () => {
    const draw = fightBook(FIGHT).find(({ type }) => type === 'draw')?.selections[0];
    expect(draw && returnAt(draw.chances, draw.oddsMilli)).toBeCloseTo(0.96, 9);
  });
});
