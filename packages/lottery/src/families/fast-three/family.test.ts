import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedTable } from '../../odds';
import type { Bet } from '../../play';
import { scripted } from '../plays/testing/draws';
import {
  expectChances,
  expectExample,
  expectFaults,
  expectLaws,
  fairOdds,
  playOf,
  returnsOf,
  selectionsOf,
} from '../plays/testing/laws';
import { fastThree } from './family';

const FACES = ['1', '2', '3', '4', '5', '6'];
const ROLLS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));
const FACTS = { drawsAt: 0, stations: [] };

const typedOf = (id: string) => [...new Set(ROLLS.map((roll) => [...roll].sort().join('')))].filter(matching(id));
function matching(id: string) {
  if (id.startsWith('three-different')) return (text: string) => new Set(text).size === 3;
  return (text: string) => new Set(text).size === 2;
}
const TWO = FACES.flatMap((a) => FACES.filter((b) => b > a).map((b) => a + b));
const typedFor = (id: string) => (id.startsWith('two-different') ? TWO : typedOf(id));

const total = (roll: readonly string[]) => roll.reduce((all, die) => all + Number(die), 0);
const shows = (roll: readonly string[], face: string) => roll.filter((die) => die === face).length;
const isTriple = (roll: readonly string[]) => roll.every((die) => die === roll[0]);
const side = (bet: string, roll: readonly string[]) =>
  ({ big: total(roll) >= 11, small: total(roll) <= 10, odd: total(roll) % 2 === 1, even: total(roll) % 2 === 0 })[bet];

/** Whether the dice, in some order, are just these. */
const sameDice = (bet: string, roll: readonly string[]) =>
  FACES.every((face) => shows([...bet], face) === shows(roll, face));

const RULES: Record<string, (bet: string, roll: readonly string[]) => boolean | undefined> = {
  sum: (bet, roll) => total(roll) === Number(bet),
  'triple-any': (_, roll) => isTriple(roll),
  'triple-one': sameDice,
  'run-any': (_, roll) => ['123', '234', '345', '456'].some((run) => sameDice(run, roll)),
  pair: (bet, roll) => shows(roll, bet.slice(0, 1)) > 1,
  'three-different': sameDice,
  'pair-and-one': sameDice,
  'two-different': (bet, roll) => [...bet].every((face) => roll.includes(face)),
  'side-without-triples': (bet, roll) => side(bet, roll) && !isTriple(roll),
  side,
};

function settle({ kind, bet }: Bet, roll: readonly string[]): string | null {
  if (kind === 'one-die') return roll.includes(bet) ? `hit-${shows(roll, bet)}` : null;
  const rule = RULES[kind.startsWith('sum-') ? 'sum' : kind];
  return rule?.(bet, roll) ? 'won' : null;
}

describe('Fast 3', () => {
  describe.each(fastThree.plays.map((play) => [play.id, play] as const))('%s', (id, play) => {
    const selections = selectionsOf(play, typedFor(id));
    const results = () => fc.constantFrom(...ROLLS);

    it('LOTT-06 counts, spells out and settles alike, and knows its greatest win', () => {
      expectLaws({ family: fastThree, play, selections, results, settle, draws: ROLLS }, 12);
    });

    it('LOTT-06 LOTT-07 takes selections in one form only, and wins in its example', () => {
      expectFaults(play, selections);
      expectExample(play);
    });

    it('LOTT-06 has the chances that all 216 throws show', () => {
      const every = play.board.kind === 'typed' ? [typedFor(id)] : play.board.rows.map(({ options }) => options);
      const laws = { family: fastThree, play, selections, results, settle, draws: ROLLS };
      expectChances([...play.expand(every)], laws);
    });
  });

  it('LOTT-06 returns 95 % of what is staked, cut to thousandths of the odds', () => {
    for (const [row, share] of Object.entries(returnsOf(fastThree))) {
      expect(share, row).toBeGreaterThan(949_000);
      expect(share, row).toBeLessThanOrEqual(950_000);
    }
    expect(fastThree.returns).toEqual({ least: 8_000, most: 9_850 });
  });

  it.each([
    ['sum', 'sum-3-18', 216],
    ['sum', 'sum-4-17', 72],
    ['sum', 'sum-5-16', 36],
    ['sum', 'sum-6-15', 21.6],
    ['sum', 'sum-7-14', 14.4],
    ['sum', 'sum-8-13', 10.286],
    ['sum', 'sum-9-12', 8.64],
    ['sum', 'sum-10-11', 8],
    ['triple-any', undefined, 36],
    ['triple-one', undefined, 216],
    ['three-different', undefined, 36],
    ['run-any', undefined, 9],
    ['pair', undefined, 13.5],
    ['pair-and-one', undefined, 72],
    ['two-different', undefined, 7.2],
    ['big-small', undefined, 2.057],
    ['big-small-all', undefined, 2],
    ['odd-even', undefined, 2],
  ])('LOTT-06 has the fair odds of the table: %s %s %d', (play, kind, odds) => {
    expect(fairOdds(fastThree, play, kind)).toBeCloseTo(odds, 3);
  });

  it('LOTT-06 pays one die 2, 3 and 4 times by custom, stretched from 92.13 % to 95 %', () => {
    const odds = proposedTable(fastThree);
    expect((75 * 2 + 15 * 3 + 4) / 216).toBeCloseTo(0.9213, 4);
    expect([1, 2, 3].map((dice) => odds[`one-die/one-die/hit-${dice}`])).toEqual([2_062, 3_093, 4_124]);
  });

  it('LOTT-06 counts a triple as a pair, and as big or small only where it says so', () => {
    const hits = (id: string, option: string, roll: readonly string[]) =>
      playOf(fastThree, id).hits([[option]], roll).length;
    expect(hits('pair', '55', ['5', '5', '5'])).toBe(1);
    expect(hits('big-small', 'big', ['5', '5', '5'])).toBe(0);
    expect(hits('big-small-all', 'big', ['5', '5', '5'])).toBe(1);
    expect(hits('odd-even', 'odd', ['5', '5', '5'])).toBe(1);
  });

  it('LOTT-02 draws three dice by three numbers below 6', () => {
    const draws = scripted([0, 5, 2]);
    expect(fastThree.draw(draws, FACTS)).toEqual(['1', '6', '3']);
    expect(draws.bounds).toEqual([6, 6, 6]);
    const all = ROLLS.map((_, at) =>
      fastThree.draw(scripted([Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6]), FACTS),
    );
    expect(all).toEqual(ROLLS);
  });

  it('LOTT-02 shows the dice in the order in which they are drawn, and charts them', () => {
    const roll = ['6', '1', '6'];
    const [row] = fastThree.show(roll);
    expect(row?.numbers.map(({ text, tone }) => `${text} ${tone}`)).toEqual(['6 plain', '1 red', '6 plain']);
    expect(fastThree.trends.map(({ id, seen }) => [id, ...seen(roll)])).toEqual([
      ['faces', '6', '1'],
      ['sum', '13'],
      ['pattern', 'pair'],
    ]);
    const seen = new Set(ROLLS.flatMap((one) => fastThree.trends.flatMap((trend) => trend.seen(one))));
    const options = new Set(fastThree.trends.flatMap((trend) => trend.options));
    expect(seen).toEqual(options);
  });
});
