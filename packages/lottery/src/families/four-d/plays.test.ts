import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestPayoutMinor, payoutMinor, proposedTable, returnOf, unitsOf } from '../../odds';
import type { Play, Selection } from '../../play';
import { faultOf } from '../../selection';
import { examplesThatLose, expectToAgree, rowsOutOfBounds } from '../whole-numbers/testing/laws';
import { fourD } from './family';
import type { FourD } from './result';
import { ALL, allOf, ruleOf, selectionsOf, tried } from './testing/rules';

const play = (id: string): Play<FourD> => {
  const found = fourD.plays.find((one) => one.id === id);
  if (!found) throw new Error(`no play ${id}`);
  return found;
};
const odds = proposedTable(fourD);
const sorted = (number: string) => [...number].sort().join('');
const everyNumber = (size: number) =>
  Array.from({ length: 10 ** size }, (_, number) => `${number}`.padStart(size, '0'));

/** A bet of each kind. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'permutations-24': '1234',
  'permutations-12': '1123',
  'permutations-6': '1122',
  'permutations-4': '1112',
};

describe('plays of 4D', () => {
  it.each(fourD.plays.map((one) => [one.id, one] as const))(
    'LOTT-06 LOTT-07 count what they spell out, and win what its bets win one by one: %s',
    (_, one) => expectToAgree(tried, one),
  );

  it('LOTT-06 return what the family says, in every row of the table', () => {
    expect(rowsOutOfBounds(fourD)).toEqual([]);
  });

  it('LOTT-06 win in their examples', () => {
    expect(examplesThatLose(fourD)).toEqual([]);
  });

  it('LOTT-06 have the chances of all numbers that there are', () => {
    const ofDigits = new Map<string, number>();
    for (const number of everyNumber(4)) ofDigits.set(sorted(number), (ofDigits.get(sorted(number)) ?? 0) + 1);
    const wrong = fourD.plays.flatMap(({ id, kinds }) =>
      kinds.filter((kind) => {
        const { digits, prizes } = ruleOf(id);
        const winning = kind.id === 'number' ? 1 : ofDigits.get(EXAMPLES[kind.id] ?? '');
        const expected = prizes.map((prize) => `${prize} ${allOf('')[prize].length * (winning ?? 0)}/${10 ** digits}`);
        return kind.prizes.map(({ id, chance: { ways, of } }) => `${id} ${ways}/${of}`).join() !== expected.join();
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('LOTT-06 pay the tables of 80 of 100, and fair odds less 5 of 100 beside them', () => {
    const big = ALL.map((prize) => odds[`big/number/${prize}`]);
    expect(big).toEqual([3_000_000, 1_500_000, 750_000, 200_000, 75_000]);
    expect(ALL.map((prize) => odds[`box-small/number/${prize}`])).toEqual([
      4_000_000,
      2_600_000,
      1_400_000,
      undefined,
      undefined,
    ]);
    const shares = ['big', 'small', 'box-big', 'roll-small', 'four-a', 'four-e', 'three-abc', 'two-a'].map((id) =>
      play(id).kinds.map((kind) => returnOf(odds, id, kind)),
    );
    expect(shares.flat()).toEqual([800_000, 800_000, 800_000, 800_000, 950_000, 950_000, 950_000, 950_000]);
    expect(
      ['four-a/number/first', 'four-d/number/special', 'three-a/number/first', 'two-abc/number/third'].map(
        (key) => odds[key],
      ),
    ).toEqual([9_500_000, 950_000, 950_000, 95_000]);
  });

  it.each(['big', 'small'])('LOTT-06 share a prize among all permutations of an iBox, cut: %s', (size) => {
    const wrong = play(`ibox-${size}`).kinds.flatMap((kind) => {
      const permutations = Number(kind.id.split('-')[1]);
      return kind.prizes.filter(({ id }) => {
        const whole = odds[`${size}/number/${id}`] ?? Number.NaN;
        return odds[`ibox-${size}/${kind.id}/${id}`] !== Math.floor(whole / permutations);
      });
    });
    expect(wrong).toEqual([]);
    expect(play(`ibox-${size}`).kinds.map(({ id }) => id)).toEqual(
      [24, 12, 6, 4].map((count) => `permutations-${count}`),
    );
  });

  it('LOTT-06 of boxes and iBoxes have as many permutations as their digits make', () => {
    const counts = (id: string, number: string) =>
      play(id)
        .count([[number]])
        .filter(({ bets }) => bets > 0);
    const numbers = ['1234', '1123', '1122', '1112', '1111'];
    expect(numbers.map((number) => counts('box-big', number)[0]?.bets)).toEqual([24, 12, 6, 4, 1]);
    expect(numbers.map((number) => counts('ibox-big', number)[0]?.kind)).toEqual([
      'permutations-24',
      'permutations-12',
      'permutations-6',
      'permutations-4',
      undefined,
    ]);
  });

  it.each(fourD.plays.map((one) => [one.id, one] as const))(
    'LOTT-06 say as the most what is paid where one number is drawn for every prize: %s',
    (_, one) => {
      const terms = { odds, stakeMinor: 100 };
      const property = fc.property(selectionsOf(one), (selection) => {
        const paid = [...(one.numbers?.(selection) ?? [])].map(({ number, best }) => {
          const hits = one.hits(selection, allOf(number.padStart(4, '5')));
          expect(payoutMinor(one, hits, terms)).toBe(payoutMinor(one, best, terms));
          return payoutMinor(one, hits, terms);
        });
        expect(Math.max(...paid)).toBe(greatestPayoutMinor(one, selection, terms));
      });
      fc.assert(property, { numRuns: 5 });
    },
  );

  it('LOTT-03 cost a unit for each prize that 3ABC and 2ABC look at', () => {
    expect(unitsOf(play('three-abc'), [['1', '2'], ['3'], ['4']])).toBe(6);
    expect(unitsOf(play('two-abc-typed'), [['12', '34']])).toBe(6);
    expect(unitsOf(play('roll-big'), [['1', '2'], ['3'], ['R'], ['4']])).toBe(20);
  });

  it('LOTT-07 are capped by every number that they bet on, with all that it may win', () => {
    const numbersOf = (id: string, selection: Selection) => [...(play(id).numbers?.(selection) ?? [])];
    expect(numbersOf('roll-big', [['1'], ['2'], ['3'], ['R']]).map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, digit) => `123${digit}`),
    );
    expect(numbersOf('ibox-small', [['1122']]).map(({ number }) => number)).toEqual([
      '1122',
      '1212',
      '1221',
      '2112',
      '2121',
      '2211',
    ]);
    const [one] = numbersOf('two-abc', [['0'], ['7']]);
    expect(one).toEqual({
      number: '07',
      best: ['first', 'second', 'third'].map((prize) => ({ kind: 'number', prize, times: 1 })),
    });
  });

  it.each<[string, Selection, object | null]>([
    ['big', [['0', '9'], ['1'], ['2'], ['3']], null],
    ['big', [['9', '0'], ['1'], ['2'], ['3']], { fault: 'order', row: 0, option: '0' }],
    ['big', [['0'], ['1'], ['2']], { fault: 'rows' }],
    ['big-typed', [['0001', '123']], { fault: 'unknown', row: 0, option: '123' }],
    ['two-a-typed', [['07', '07']], { fault: 'twice', row: 0, option: '07' }],
    ['box-big', [['1111']], null],
    ['box-big', [['1234', '1235', '4321']], { fault: 'overlap', row: 0, option: '4321' }],
    ['ibox-big', [['1111', '1234']], { fault: 'no-bet', row: 0, option: '1111' }],
    ['ibox-small', [['1123', '3211']], { fault: 'overlap', row: 0, option: '3211' }],
    ['roll-big', [['1'], ['2'], ['R'], ['3', '4']], null],
    ['roll-big', [['1'], ['2'], ['3'], ['4']], { fault: 'no-bet', option: 'R' }],
    ['roll-big', [['1'], ['R'], ['R'], ['4']], { fault: 'overlap', row: 2, option: 'R' }],
    ['roll-big', [['1'], ['2', 'R'], ['3'], ['4']], { fault: 'overlap', row: 1, option: 'R' }],
  ])('LOTT-06 LOTT-07 judge what is chosen: %s %j', (id, selection, fault) => {
    expect(faultOf(play(id), selection)).toEqual(fault);
  });
});
