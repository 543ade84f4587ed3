import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import type { Selection } from '../../play';
import { faultOf } from '../../selection';
import { DIGITS } from '../digits/digits';
import { byKind, playIn } from '../digits/testing/plays-fixture';
import { fiveDigit } from './family';

const playOf = (id: string) => playIn(fiveDigit, id);

const kindOf = (id: string, kind?: string) => {
  const found = playOf(id).kinds.find((one) => kind === undefined || one.id === kind);
  if (!found?.prizes[0]) throw new Error(`no kind ${kind} of ${id}`);
  return { kind: found, prize: found.prizes[0] };
};

const chanceOf = (id: string, kind?: string) => asNumber(kindOf(id, kind).prize.chance);

const betsOf = (id: string, selection: Selection) =>
  playOf(id)
    .count(selection)
    .reduce((all, { bets }) => all + bets, 0);

const all = (rows: number): Selection => Array.from({ length: rows }, () => DIGITS);

describe('five digits', () => {
  it.each([
    ['five-straight', 100_000],
    ['five-group-120', 833.3],
    ['five-group-60', 1_666.7],
    ['five-group-30', 3_333.3],
    ['five-group-20', 5_000],
    ['five-group-10', 10_000],
    ['five-group-5', 20_000],
    ['four-front-straight', 10_000],
    ['four-front-group-24', 416.7],
    ['four-back-group-12', 833.3],
    ['four-front-group-6', 1_666.7],
    ['four-back-group-4', 2_500],
    ['three-front-straight', 1_000],
    ['three-middle-group-3', 333.3],
    ['three-back-group-6', 166.7],
    ['three-back-sum', 1_000],
    ['two-front-straight', 100],
    ['two-back-group-2', 50],
    ['positioning', 10],
    ['three-front-any-1', 3.69],
    ['three-middle-any-2', 18.52],
    ['five-any-2', 6.817],
    ['five-any-3', 22.99],
    ['times-1', 2.442],
    ['times-2', 12.276],
    ['times-3', 116.8],
    ['times-4', 2_173.9],
    ['place-marks', 2],
    ['two-front-marks', 4],
    ['sum-of-five', 2],
    ['any-2-straight', 100],
    ['any-3-straight', 1_000],
    ['any-4-straight', 10_000],
  ])('LOTT-06 has the fair odds of the table: %s, %d', (id, fair) => {
    const digits = `${fair}`.split('.')[1]?.length ?? 0;
    expect(Number((1 / chanceOf(id)).toFixed(digits))).toBe(fair);
  });

  it.each([
    ['dragon-tiger', { side: 0.45, tie: 0.1 }],
    ['patterns', { triple: 0.01, run: 0.06, pair: 0.27, 'half-run': 0.36, mixed: 0.3 }],
    ['bull', { 'bull-none': 0.35649, 'bull-odd': 0.06375, 'bull-even': 0.06505, 'bull-ten': 0.06456 }],
  ])('LOTT-06 has the chances of the table: %s', (id, chances) => {
    for (const [kind, chance] of Object.entries(chances)) expect(chanceOf(id, kind)).toBe(chance);
    expect(Object.keys(chances)).toEqual(playOf(id).kinds.map((kind) => kind.id));
  });

  it.each<[string, Selection, number]>([
    ['five-straight', all(5), 100_000],
    ['five-group-120', all(1), 252],
    ['five-group-60', all(2), 840],
    ['five-group-30', all(2), 360],
    ['five-group-20', all(2), 360],
    ['five-group-10', all(2), 90],
    ['five-group-5', all(2), 90],
    [
      'five-group-60',
      [
        ['1', '2'],
        ['1', '2', '3', '4'],
      ],
      2,
    ],
    [
      'five-group-30',
      [
        ['1', '2', '3'],
        ['3', '4'],
      ],
      4,
    ],
    ['four-back-group-24', all(1), 210],
    ['four-back-group-12', all(2), 360],
    ['four-front-group-6', all(1), 45],
    ['four-front-group-4', all(2), 90],
    ['three-front-group-3', all(1), 90],
    ['three-front-group-6', all(1), 120],
    ['three-front-banker', [['0']], 54],
    ['two-back-banker', [['9']], 9],
    ['two-front-group-2', all(1), 45],
    ['two-front-sum', [['9']], 10],
    ['two-front-group-sum', [['9']], 5],
    ['positioning', all(5), 50],
    ['five-any-3', all(1), 120],
    ['any-2-straight', all(5), 1_000],
    ['any-3-straight', all(5), 10_000],
    ['any-4-straight', all(5), 50_000],
    [
      'any-4-straight-typed',
      [
        ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'],
        ['0123', '4567'],
      ],
      10,
    ],
  ])('LOTT-06 counts bets in closed form: %s of %j is %d', (id, selection, bets) => {
    expect(faultOf(playOf(id), selection)).toBeNull();
    expect(betsOf(id, selection)).toBe(bets);
  });

  it('LOTT-06 counts every number of a sum and of a span, as the tables have it', () => {
    const half = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
    const sums = [...half, ...half.toReversed()];
    expect(sums.map((_, total) => betsOf('three-back-sum', [[`${total}`]]))).toEqual(sums);
    const spans = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54];
    expect(spans.map((_, span) => betsOf('three-front-span', [[`${span}`]]))).toEqual(spans);
  });

  it('LOTT-06 counts 210 groups of three digits over all sums, both forms told apart', () => {
    const counts = Array.from({ length: 26 }, (_, at) => playOf('three-front-group-sum').count([[`${at + 1}`]]));
    const of = (kind: string) => counts.map((one) => one.find((other) => other.kind === kind)?.bets ?? 0);
    expect(of('group-3').reduce((sum, bets) => sum + bets)).toBe(90);
    expect(of('group-6').reduce((sum, bets) => sum + bets)).toBe(120);
    expect([of('group-3')[0], of('group-3')[5], of('group-6')[5]]).toEqual([1, 3, 3]);
  });

  it('LOTT-06 proposes what is fair less five of a hundred, cut to thousandths', () => {
    const oddsOf = (id: string, name?: string) => {
      const { kind, prize } = kindOf(id, name);
      return fiveDigit.proposedOdds(playOf(id), kind, prize);
    };
    const odds = [oddsOf('five-straight'), oddsOf('positioning'), oddsOf('place-marks'), oddsOf('times-4')];
    expect(odds).toEqual([95_000_000, 9_500, 1_900, 2_065_217]);
    expect([oddsOf('dragon-tiger', 'side'), oddsOf('dragon-tiger', 'tie')]).toEqual([2_111, 9_500]);
  });

  it('LOTT-06 loses dragon and tiger where both places show the same', () => {
    const selection = [['dragon', 'tiger'], ...Array.from({ length: 9 }, () => [])];
    expect(playOf('dragon-tiger').hits(selection, '33000')).toEqual([]);
    expect(byKind(playOf('dragon-tiger').hits(selection, '43000'))).toEqual({ side: 1 });
    const tie = [['tie'], ...Array.from({ length: 9 }, () => [])];
    expect(byKind(playOf('dragon-tiger').hits(tie, '33000'))).toEqual({ tie: 1 });
  });

  it.each([
    ['89012', { run: 3 }],
    ['09811', { run: 1, 'half-run': 1, pair: 1 }],
    ['55577', { triple: 1, pair: 2 }],
    ['13579', { mixed: 3 }],
    ['90429', { 'half-run': 1, mixed: 2 }],
  ])('LOTT-06 reads the patterns of %s, nine beside zero', (drawn, patterns) => {
    const play = playOf('patterns');
    const everything = play.board.rows?.map(({ options }) => options) ?? [];
    expect(byKind(play.hits(everything, drawn))).toEqual(patterns);
  });

  it.each([
    ['82034', '7'],
    ['12345', '5'],
    ['00000', '10'],
    ['11111', 'none'],
    ['55505', '10'],
  ])('LOTT-06 finds the bull of %s: %s', (drawn, bull) => {
    const won = playOf('bull').board.rows?.[0]?.options.filter(
      (option) => playOf('bull').hits([[option]], drawn).length > 0,
    );
    expect(won).toEqual([bull]);
  });
});
