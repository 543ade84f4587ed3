import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import { greatestPayoutMinor, payoutMinor, proposedTable, returnOf } from '../../odds';
import type { Play, Selection } from '../../play';
import { faultOf } from '../../selection';
import {
  chiSquareOf,
  examplesThatLose,
  expectToAgree,
  recordedDraws,
  rowsOutOfBounds,
  seededNumbers,
} from '../whole-numbers/testing/laws';
import { thai } from './family';
import type { Thai } from './result';
import { EVERY_NUMBER, selectionsOf, tried, wins } from './testing/rules';

const play = (id: string): Play<Thai> => {
  const found = thai.plays.find((one) => one.id === id);
  if (!found) throw new Error(`no play ${id}`);
  return found;
};
const odds = proposedTable(thai);
const terms = { odds, stakeMinor: 100 };
const draw = (numbers: Iterable<number>) => thai.draw(recordedDraws(numbers), { drawsAt: 0, stations: [] });
const everyPlay = thai.plays.map((one) => [one.id, one] as const);

/** A bet of each kind: of its text nothing but the rule of the test is asked. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'permutations-6': '123',
  'permutations-3': '112',
  'two-digits': '12',
  digit: '7',
};

describe('plays of Thailand', () => {
  it.each(everyPlay)(
    'LOTT-06 LOTT-07 count what they spell out, and win what their bets win one by one: %s',
    (_, one) => expectToAgree(tried, one),
  );

  it('LOTT-06 return what the family says, in every row of the table', () => {
    expect(rowsOutOfBounds(thai)).toEqual([]);
  });

  it('LOTT-06 win in their examples', () => {
    expect(examplesThatLose(thai)).toEqual([]);
  });

  it.each(everyPlay)('LOTT-06 have the chances of all numbers that there are: %s', (id, one) => {
    const told = one.kinds.map(({ prizes }) => prizes.map(({ chance }) => asNumber(chance)));
    const expected = one.kinds.map(({ id: kind }) => {
      const bet = EXAMPLES[kind] ?? '123'.slice(id.startsWith('two') ? 1 : 0);
      return [EVERY_NUMBER.flatMap((result) => wins(one, { kind, bet }, result)).length / EVERY_NUMBER.length];
    });
    expect(told).toEqual(expected);
  });

  it.each<[play: string, kind: string, facts: { chance: number; pays: number; share: number }]>([
    ['three-top', 'number', { chance: 0.001, pays: 900, share: 0.9 }],
    ['three-tod', 'permutations-6', { chance: 0.006, pays: 150, share: 0.9 }],
    ['three-tod-pair', 'permutations-3', { chance: 0.003, pays: 300, share: 0.9 }],
    ['three-tod-typed', 'permutations-3', { chance: 0.003, pays: 300, share: 0.9 }],
    ['three-front', 'number', { chance: 0.002, pays: 450, share: 0.9 }],
    ['three-back', 'number', { chance: 0.002, pays: 450, share: 0.9 }],
    ['two-top', 'number', { chance: 0.01, pays: 90, share: 0.9 }],
    ['two-bottom', 'number', { chance: 0.01, pays: 90, share: 0.9 }],
    ['two-tod', 'two-digits', { chance: 0.054, pays: 16, share: 0.864 }],
    ['run-top', 'digit', { chance: 0.271, pays: 3.2, share: 0.8672 }],
    ['run-bottom', 'digit', { chance: 0.19, pays: 4.5, share: 0.855 }],
  ])('LOTT-06 pay what is customary, but where that returns too little: %s %s', (id, kindId, facts) => {
    const kind = play(id).kinds.find((one) => one.id === kindId);
    const [prize] = kind?.prizes ?? [];
    if (!kind || !prize) throw new Error(`no ${kindId} of ${id}`);
    const pays = (odds[`${id}/${kindId}/${prize.id}`] ?? 0) / 1_000;
    expect({ chance: asNumber(prize.chance), pays, share: returnOf(odds, id, kind) / 1_000_000 }).toEqual(facts);
  });

  it.each(everyPlay)('LOTT-06 say as the most what some draw pays: %s', (_, one) => {
    const property = fc.property(selectionsOf(one), (selection) => {
      const paid = EVERY_NUMBER.map((result) => payoutMinor(one, one.hits(selection, result), terms));
      expect(Math.max(...paid)).toBe(greatestPayoutMinor(one, selection, terms));
      for (const { number, best } of one.numbers?.(selection) ?? []) {
        expect(paid[Number(number)]).toBe(payoutMinor(one, best, terms));
      }
    });
    fc.assert(property, { numRuns: 5 });
  });

  it('LOTT-06 win once with a digit that is drawn twice, and twice with a number that is drawn twice', () => {
    const result: Thai = { last: '77', front: ['123', '123'], back: ['123', '321'], first: '000707' };
    const times = (id: string, selection: Selection) =>
      play(id)
        .hits(selection, result)
        .map((hit) => hit.times);
    expect(times('run-top', [['0', '7']])).toEqual([2]);
    expect(times('run-bottom', [['7']])).toEqual([1]);
    expect(times('two-tod', [['0', '7']])).toEqual([1]);
    expect(times('three-front', [['1'], ['2'], ['3']])).toEqual([2]);
    expect(times('three-back-typed', [['123', '321']])).toEqual([2]);
    expect(
      times('three-tod-pair', [
        ['0', '7'],
        ['0', '7'],
      ]),
    ).toEqual([1]);
  });

  it('LOTT-07 are capped by number where they are on numbers', () => {
    const uncapped = thai.plays.filter(({ numbers }) => !numbers).map(({ id }) => id);
    expect(uncapped).toEqual(['two-tod', 'two-tod-typed', 'run-top', 'run-bottom']);
    expect([...(play('three-tod-pair').numbers?.([['1'], ['1', '2']]) ?? [])].map(({ number }) => number)).toEqual([
      '112',
      '121',
      '211',
    ]);
  });

  it.each<[string, Selection, object | null]>([
    ['three-top', [['1'], ['2', '3'], ['0']], null],
    ['three-top', [['1'], ['3', '2'], ['0']], { fault: 'order', row: 1, option: '2' }],
    ['three-front-typed', [['12']], { fault: 'unknown', row: 0, option: '12' }],
    ['three-tod', [['1', '2']], { fault: 'too-few', row: 0 }],
    ['three-tod-pair', [['1'], ['1']], { fault: 'no-bet' }],
    ['three-tod-typed', [['112', '123']], null],
    ['three-tod-typed', [['112', '777']], { fault: 'no-bet', row: 0, option: '777' }],
    ['three-tod-typed', [['123', '321']], { fault: 'overlap', row: 0, option: '321' }],
    ['two-tod', [['1']], { fault: 'too-few', row: 0 }],
    ['two-tod-typed', [['12', '77']], { fault: 'no-bet', row: 0, option: '77' }],
    ['two-tod-typed', [['12', '21']], { fault: 'overlap', row: 0, option: '21' }],
    ['run-top', [['x']], { fault: 'unknown', row: 0, option: 'x' }],
  ])('LOTT-06 LOTT-07 judge what is chosen: %s %j', (id, selection, fault) => {
    expect(faultOf(play(id), selection)).toEqual(fault);
  });
});

describe('draws of Thailand', () => {
  it('LOTT-06 take 20 digits, the two of the bottom first and the first prize last', () => {
    const numbers = seededNumbers(3);
    const digits = Array.from({ length: 20 }, () => numbers.next().value % 10);
    const draws = recordedDraws(digits);
    const result = thai.draw(draws, { drawsAt: 0, stations: [] });
    expect(draws.bounds).toEqual(Array(20).fill(10));
    expect(thai.show(result).map(({ id, numbers: shown }) => [id, shown.map(({ text }) => text.length)])).toEqual([
      ['last', [2]],
      ['front', [3, 3]],
      ['back', [3, 3]],
      ['first', [6]],
    ]);
    const shown = thai.show(result).flatMap(({ numbers: row }) => row.map(({ text }) => text));
    expect(shown.join('')).toBe(digits.join(''));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('LOTT-06 are as likely to have any digit at any place', () => {
    const counts = Array.from({ length: 20 }, () => Array<number>(10).fill(0));
    const numbers = seededNumbers(20_300_116);
    for (let times = 0; times < 1_000; times++) {
      const { last, front, back, first } = draw(numbers);
      for (const [at, digit] of [...[last, ...front, ...back, first].join('')].entries()) {
        const place = counts[at];
        if (place) place[Number(digit)] = (place[Number(digit)] ?? 0) + 1;
      }
    }
    expect(counts.map(chiSquareOf).filter((far) => far > 40)).toEqual([]);
  });

  it('LOTT-02 are charted by what is bet on', () => {
    const result: Thai = { last: '56', front: ['111', '222'], back: ['333', '444'], first: '999787' };
    expect(thai.trends.map(({ id, seen }) => `${id} ${seen(result).join('')}`)).toEqual([
      'top-hundreds 7',
      'top-tens 8',
      'top-units 7',
      'top-any 78',
      'bottom-tens 5',
      'bottom-units 6',
    ]);
  });
});
