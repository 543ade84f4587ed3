import { describe, expect, it } from 'vitest';
import type { LegResult } from '../leg';
import { returnAt } from '../margin';
import type { Market } from '../market';
import { brokenOffResult, MANY_MORE, pointsMayEnd } from './broken-off';
import { boxingMatch, tennisMatch } from './duels';
import { type Course, type Draws, type Match, playTo, type Told } from './match';
import { americanFootballBook, basketballBook, boxingBook, tennisBook } from './more-books';
import { boxingMarketNamed, pointMarketNamed, tennisMarketNamed } from './named';
import { AMERICAN_FOOTBALL, BASKETBALL, possessionGame } from './possessions';
import type { PricedMarket } from './priced';

/** Marsaglia's xorshift32: the same draws for the same seed, and none of the product's. */
function drawsFrom(seed: number): Draws {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return {
    below(bound) {
      state ^= state << 13;
      state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return Math.floor((state / 2 ** 32) * bound);
    },
  };
}

const POINTS = { points: { home: 1.13, away: 1.08 } };
const DRIVES = { points: { home: 2.1, away: 1.8 } };
const TENNIS = { serve: { home: 0.64, away: 0.61 }, setsToWin: 2 };
const BOXERS = { rounds: 12, stops: { home: 0.04, away: 0.025 }, decides: { home: 0.5, draw: 0.08, away: 0.42 } };

interface Sum {
  readonly home: number;
  readonly away: number;
}
const told = (all: readonly Told[], kinds: readonly string[]): Sum => {
  const of = (side: string) =>
    all.filter((one) => one.side === side && kinds.includes(one.kind)).reduce((sum, { count }) => sum + count, 0);
  return { home: of('home'), away: of('away') };
};

/** By plain comparison of what is left with its line: all lines here end in a half. */
const over = (left: number): LegResult => (left > 0 ? 'WON' : 'LOST');
const ifSo = (is: boolean): LegResult => (is ? 'WON' : 'LOST');

/** How an answer about two sums comes out, told once more from the names of market and answer alone. */
function ofSums({ type, key, selection }: Asked, { home, away }: Sum): LegResult {
  const lead = selection.startsWith('home') ? home - away : away - home;
  if (type === 'winner') return ifSo(lead > 0);
  if (/andicap/.test(type)) return over(lead + (selection === 'home' ? Number(key) : -Number(key)) / 4);
  if (type === 'oddEven') return ifSo(((home + away) % 2 === 1) === (selection === 'odd'));
  if (type === 'correctScore') return ifSo(selection === `${home}-${away}`);
  if (type === 'winningMargin') {
    const [, from = '', to] = /^(?:home|away)(\d+)(?:-(\d+))?/.exec(selection) ?? [];
    return ifSo(lead >= Number(from) && lead <= Number(to ?? 1_000));
  }
  const counted = key.startsWith('home') ? home : key.startsWith('away') ? away : home + away;
  const left = counted - Number(key.replace(/^\w+:/, '')) / 4;
  return over(selection === 'over' ? left : -left);
}

function ofBout({ type, key, selection }: Asked, all: readonly Told[]): LegResult {
  const stop = all.find(({ kind }) => kind === 'stoppage');
  const winner = (stop ?? all.find(({ kind }) => kind === 'decision'))?.side ?? 'draw';
  const last = stop ? stop.step + 1 : 12;
  if (type === 'winner') return ifSo(winner === selection);
  if (type === 'method')
    return ifSo(selection === (winner === 'draw' ? 'draw' : `${winner}${stop ? 'Stoppage' : 'Decision'}`));
  if (type === 'distance') return ifSo((stop === undefined) === (selection === 'yes'));
  if (type === 'stoppedIn')
    return ifSo(selection === (stop ? `${last - ((last - 1) % 3)}-${last - ((last - 1) % 3) + 2}` : 'never'));
  return over((selection === 'over' ? 1 : -1) * (last - Number(key) / 4));
}

const ofTennis = (asked: Asked, all: readonly Told[]): LegResult =>
  ofSums(asked, told(all, [/Games|gameHandicap/.test(asked.type) ? 'game' : 'set']));

interface Asked {
  readonly type: string;
  readonly key: string;
  readonly selection: string;
}

interface SportOf<Story, Given> {
  readonly match: Match<Story, Given>;
  readonly given: Given;
  readonly book: (story: Story, steps: number) => PricedMarket[];
  readonly named: (type: string, key: string) => Market<string, Story> | null;
  readonly again: (asked: Asked, all: readonly Told[]) => LegResult;
  readonly longest: number;
  /** Books in play that are looked at: those of many points take longer. */
  readonly looked: number;
}

const sport = <Story, Given>(of: SportOf<Story, Given>) => {
  const played = new Map<number, Course<Story>>();
  const ended = (seed: number): Course<Story> => {
    const course = played.get(seed) ?? playTo(of.match, of.given, { draws: drawsFrom(seed), steps: 2_000 });
    played.set(seed, course);
    return course;
  };
  const after = (seed: number, steps: number) => playTo(of.match, of.given, { draws: drawsFrom(seed), steps });
  const results = (priced: PricedMarket, seed: number) => {
    const { story, told: all } = ended(seed);
    const market = of.named(priced.type, priced.key);
    return priced.selections.map(({ selection, chances }) => ({
      chance: chances.won,
      result: market?.result(selection, story) ?? null,
      again: of.again({ type: priced.type, key: priced.key, selection }, all),
      name: `${priced.type} ${priced.key} ${selection}`,
    }));
  };
  /** How far what came true lies from what was expected, in deviations, by the name of what was bet on. */
  const drift = (of: readonly { chance: number; result: LegResult | null; type: string }[]) => {
    const by = Map.groupBy(of, ({ type }) => type);
    return [...by].map(([type, some]) => {
      const more = some.reduce((sum, { chance, result }) => sum + (result === 'WON' ? 1 : 0) - chance, 0);
      const spread = Math.sqrt(some.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));
      return { type, deviations: more / spread };
    });
  };
  return { ...of, ended, after, results, drift };
};

const SPORTS = {
  basketball: sport({
    ...{ match: possessionGame(BASKETBALL), given: POINTS, longest: 48, looked: 12 },
    book: (story, steps) => basketballBook(story, POINTS, steps),
    named: pointMarketNamed,
    again: (asked, all) => ofSums(asked, told(all, ['point'])),
  }),
  'American football': sport({
    ...{ match: possessionGame(AMERICAN_FOOTBALL), given: DRIVES, longest: 24, looked: 40 },
    book: (story, steps) => americanFootballBook(story, DRIVES, steps),
    named: pointMarketNamed,
    again: (asked, all) => ofSums(asked, told(all, ['touchdown', 'fieldGoal'])),
  }),
  tennis: sport({
    ...{ match: tennisMatch, given: TENNIS, longest: 120, looked: 60 },
    book: (story) => tennisBook(story, TENNIS),
    named: (type, key) => tennisMarketNamed(type, key, 2),
    again: ofTennis,
  }),
  boxing: sport({
    ...{ match: boxingMatch, given: BOXERS, longest: 11, looked: 200 },
    book: (_story, steps) => boxingBook(BOXERS, steps),
    named: (type, key) => boxingMarketNamed(type, key, 12),
    again: ofBout,
  }),
};

const MATCHES = 1_000;
const seeds = Array.from({ length: MATCHES }, (_, at) => at + 1);

describe.each(Object.entries(SPORTS))('%s', (name, of) => {
  const before = of.book(of.match.begin.story as never, 0);

  it('GAME-15 settles every market as the rules told once more, and as often as it is priced', () => {
    for (const priced of before) {
      const all = seeds.flatMap((seed) => of.results(priced, seed));
      for (const one of all) if (one.result !== one.again) expect.soft(one.result, one.name).toBe(one.again);
      for (const { type, deviations } of of.drift(all.map((one) => ({ ...one, type: one.name }))))
        expect.soft(Math.abs(deviations), `${name} ${type}`).toBeLessThan(4);
    }
  });

  it('GAME-15 prices in play as it goes on from there', () => {
    const looked = seeds.slice(0, of.looked).flatMap((seed) => {
      const course = of.after(seed, 1 + ((seed * 7) % of.longest));
      const open = course.isOver ? [] : of.book(course.story as never, course.steps);
      return open.flatMap((priced) => of.results(priced, seed).map((one) => ({ ...one, type: priced.type })));
    });
    expect(looked.length).toBeGreaterThan(100);
    for (const one of looked) if (one.result !== one.again) expect.soft(one.result, one.name).toBe(one.again);
    const firsts = looked.filter(({ name: of }) => / (home|yes|over|odd)\S*$/.test(of));
    for (const { type, deviations } of of.drift(firsts)) expect.soft(Math.abs(deviations), type).toBeLessThan(4);
  });

  it('GAME-15 keeps to the margin that it states, returns less than is staked, and names its markets', () => {
    expect(new Set(before.map(({ type, key }) => `${type}|${key}`)).size).toBe(before.length);
    for (const { type, key, selections, margin } of before) {
      const inverses = selections.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
      expect.soft(Math.abs(inverses - margin), `${type} ${key}`).toBeLessThan(0.015);
      for (const { chances, oddsMilli } of selections) expect.soft(returnAt(chances, oddsMilli)).toBeLessThan(1);
      expect(of.named(type, key)?.selections).toEqual(expect.arrayContaining(selections.map((one) => one.selection)));
    }
  });

  it('GAME-08 is told step by step, and draws nothing of what has not happened', () => {
    const whole = of.ended(3);
    for (const steps of [0, 1, 5, 11]) {
      const { told: part } = of.after(3, steps);
      expect(whole.told.slice(0, part.length)).toEqual(part);
      expect(part.every(({ step }) => step < Math.max(1, steps))).toBe(true);
    }
    expect(whole).toMatchObject({ isOver: true });
    expect(whole.told.at(-1)?.kind).toBe('end');
  });
});

describe('games of points', () => {
  it('GAME-15 are never level at their end, and go on over their time where they are', () => {
    for (const { ended, longest } of [SPORTS.basketball, SPORTS['American football']]) {
      const ends = seeds.map((seed) => ended(seed));
      for (const { story } of ends) expect(story.score.home).not.toBe(story.score.away);
      expect(ends.some(({ steps }) => steps > longest)).toBe(true);
      expect(ends.every(({ steps }) => steps >= longest)).toBe(true);
    }
  });

  it('GAME-15 that are broken off keep what no point could change', () => {
    const ways = pointsMayEnd({ score: { home: 60, away: 31 } }, MANY_MORE);
    const result = (type: string, key: string, selection: string) => {
      const market = pointMarketNamed(type, key);
      return market && brokenOffResult(market, selection, ways);
    };
    expect(result('total', '362', 'over')).toBe('WON');
    expect(result('total', '842', 'over')).toBe('VOID');
    expect(result('winningMargin', '1,6,11', 'home1-5')).toBe('VOID');
    expect(result('winner', 'match', 'home')).toBe('VOID');
  });

  it.each(['1', '1,1', '1,6,4', '2,6', '1,6,', '1,x'])('GAME-15 have no bands %s', (key) => {
    expect(pointMarketNamed('winningMargin', key)).toBeNull();
  });
});
