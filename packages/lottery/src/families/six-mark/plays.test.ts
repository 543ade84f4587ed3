import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import { greatestPayoutMinor, payoutMinor, proposedTable, returnOf } from '../../odds';
import type { Play, Selection } from '../../play';
import { faultOf } from '../../selection';
import { examplesThatLose, expectToAgree, rowsOutOfBounds } from '../whole-numbers/testing/laws';
import { NUMBERS, REFUNDED } from './balls';
import { sixMark } from './family';
import type { SixMark } from './result';
import { tried, wins } from './testing/rules';

const play = (id: string): Play<SixMark> => {
  const found = sixMark.plays.find((one) => one.id === id);
  if (!found) throw new Error(`no play ${id}`);
  return found;
};
const odds = proposedTable(sixMark);
const terms = { odds, stakeMinor: 100 };
const draw: SixMark = { numbers: ['01', '02', '03', '04', '05', '06'], special: '07', animal: 'rat' };

/** What is fair, of each prize. */
const fairOf = (id: string) =>
  play(id).kinds.flatMap(({ prizes }) => prizes.map(({ chance }) => 1 / (Number(chance.ways) / Number(chance.of))));

/** So many things of so many, as quotients of factorials. */
function sets(of: number, size: number): number {
  let count = 1;
  for (let taken = 0; taken < size; taken++) count = (count * (of - taken)) / (taken + 1);
  return Math.round(count);
}

function* everySet(size: number, from = 0): Generator<string[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at < NUMBERS.length; at++) {
    for (const rest of everySet(size - 1, at + 1)) yield [NUMBERS[at] ?? '', ...rest];
  }
}

describe('plays of six-mark', () => {
  it.each(sixMark.plays.map((one) => [one.id, one] as const))(
    'LOTT-06 count what they spell out, and win what their bets win one by one: %s',
    (_, one) => expectToAgree(tried, one),
  );

  it('LOTT-06 return what the family says, in every row of the table', () => {
    expect(rowsOutOfBounds(sixMark)).toEqual([]);
  });

  it('LOTT-06 win in their examples', () => {
    expect(examplesThatLose(sixMark)).toEqual([]);
  });

  it.each([
    ['special-number', 1],
    ['regular-number', 1],
    ['two-of-two', 2],
    ['two-hit-special', 2],
    ['three-of-three', 3],
    ['three-hit-two', 3],
  ])('LOTT-06 have the chances of all sets that there are: %s', (id, size) => {
    const won: Record<string, number> = {};
    for (const set of everySet(size)) {
      const bet = { kind: '', bet: set.join(',') };
      for (const prize of wins(play(id), bet, draw)) won[prize] = (won[prize] ?? 0) + 1;
    }
    const told = play(id).kinds.flatMap(({ prizes }) =>
      prizes.map((prize) => [prize.id, Number(prize.chance.ways) * (sets(49, size) / Number(prize.chance.of))]),
    );
    expect(Object.fromEntries(told)).toEqual(won);
  });

  it.each([
    [5, 2.242],
    [6, 2.666],
    [7, 3.184],
    [8, 3.821],
    [9, 4.608],
    [10, 5.585],
    [11, 6.807],
    [12, 8.344],
  ])('LOTT-06 are as likely to see none of %i numbers drawn as to draw all seven of the others', (size, fair) => {
    const [told] = fairOf(`none-${size}`);
    expect(told).toBeCloseTo(sets(49, 7) / sets(49 - size, 7), 9);
    expect(told).toBeCloseTo(fair, 3);
  });

  it('LOTT-06 have the chances of four and of six numbers that are drawn among 49', () => {
    const told = (id: string) =>
      play(id).kinds.flatMap(({ prizes }) => prizes.map(({ chance }) => [Number(chance.ways), Number(chance.of)]));
    expect(told('four-of-four')).toEqual([[15, 211_876]]);
    const two = sets(42, 2);
    const ways = [1, 6, 6 * 42, 15 * 42, 15 * two, 20 * two, 20 * sets(42, 3)];
    expect(told('pick-six')).toEqual(ways.map((count) => [count, 13_983_816]));
  });

  it.each<[string, readonly number[]]>([
    ['special-number', [49]],
    ['special-color', [2.882, 3.0625]],
    ['special-zodiac', [9.8, 12.25]],
    ['regular-number', [8.167]],
    ['two-of-two', [78.4]],
    ['three-of-three', [921.2]],
    ['four-of-four', [14_125]],
    ['two-hit-special', [78.4, 196]],
    ['zodiac-appears', [1.805, 2.12]],
    ['tail-appears', [2.12, 1.805]],
    ['pick-six', [13_983_816, 2_330_636, 55_491, 22_197, 1_082.8, 812.1, 60.9]],
  ])('LOTT-06 have the fair odds that are known: %s', (id, known) => {
    const told = fairOf(id);
    expect(told).toHaveLength(known.length);
    for (const [at, fair] of known.entries()) expect(Math.abs((told[at] ?? 0) / fair - 1)).toBeLessThan(0.001);
  });

  it('LOTT-06 have the chances that are known of plays with two prizes, or none for 49', () => {
    const chancesOf = (id: string) =>
      play(id).kinds.flatMap(({ prizes }) => prizes.map(({ chance }) => asNumber(chance)));
    const [three, two] = chancesOf('three-hit-two');
    expect([three, two]).toEqual([expect.closeTo(0.0010855, 7), expect.closeTo(0.035009, 6)]);
    expect(chancesOf('two-hit-special')).toEqual([expect.closeTo(0.012755, 6), expect.closeTo(0.005102, 6)]);
    expect(chancesOf('special-size')).toEqual([expect.closeTo(24 / 49, 9), expect.closeTo(1 / 49, 9)]);
    expect(chancesOf('special-parity')).toEqual([expect.closeTo(24 / 49, 9), expect.closeTo(1 / 49, 9)]);
    expect(chancesOf('zodiac-appears')).toEqual([expect.closeTo(0.5539, 5), expect.closeTo(0.47172, 5)]);
    expect(chancesOf('total-size')).toEqual([expect.closeTo(0.50557, 5), expect.closeTo(0.49443, 5)]);
  });

  it('LOTT-06 count the sets of seven numbers that come to 175 or more', () => {
    const ways = Array.from({ length: 8 }, (_, size) =>
      Array.from({ length: 323 }, (_, total) => Number(size === 0 && total === 0)),
    );
    for (let number = 1; number <= 49; number++) {
      for (let size = 7; size >= 1; size--) {
        for (let total = 322; total >= number; total--) {
          const row = ways[size] ?? [];
          row[total] = (row[total] ?? 0) + (ways[size - 1]?.[total - number] ?? 0);
        }
      }
    }
    const [big, small] = play('total-size').kinds.map(({ prizes }) => Number(prizes[0]?.chance.ways));
    const sevens = ways[7] ?? [];
    const all = sevens.reduce((total, count) => total + count, 0);
    expect(all).toBe(85_900_584);
    expect(big).toBe(sevens.slice(175).reduce((total, count) => total + count, 0));
    expect(small).toBe(all - (big ?? 0));
  });

  it('LOTT-06 propose fair odds less 5 of 100, and share them among several prizes', () => {
    const shares = sixMark.plays.flatMap(({ id, kinds }) =>
      kinds.map((kind) => [id, Math.round(returnOf(odds, id, kind) / 1_000)] as const),
    );
    const others = shares.filter(([, share]) => share !== 950);
    expect(others).toEqual([
      ['special-size', 951],
      ['special-parity', 951],
      ['two-hit-special', 949],
      ['pick-six', 939],
    ]);
    expect(odds['special-number/number/drawn']).toBe(46_550);
    expect(odds['special-size/numbers-24/refund']).toBe(1_000);
    expect(odds['pick-six/set/six']).toBe(2_000_000_000);
  });

  it('LOTT-06 give the stakes on size and parity back where 49 is the special number', () => {
    const result = { ...draw, special: REFUNDED };
    const paid = (id: string, selection: Selection) => payoutMinor(play(id), play(id).hits(selection, result), terms);
    expect(paid('special-size', [['big', 'small']])).toBe(200);
    expect(paid('special-parity', [['odd']])).toBe(100);
    expect(paid('special-color', [['green']])).toBe(290);
    expect(paid('special-size', [['small']])).toBe(100);
  });

  it('LOTT-06 are big from a total of 175 on', () => {
    const others = ['23', '24', '25', '26', '27'];
    const kindOf = (first: string) =>
      play('total-size')
        .hits([['big', 'small']], { ...draw, numbers: [first, ...others], special: '28' })
        .map(({ kind }) => kind);
    expect([kindOf('22'), kindOf('21')]).toEqual([['big'], ['small']]);
  });

  it('LOTT-06 have an animal with five numbers, that of the year, and eleven with four', () => {
    const kinds = (id: string, options: string[]) =>
      play(id)
        .count([options])
        .filter(({ bets }) => bets > 0)
        .map(({ kind, bets }) => `${kind} ${bets}`);
    expect(kinds('special-zodiac', ['year', 'year-1', 'year-11'])).toEqual(['numbers-5 1', 'numbers-4 2']);
    expect(kinds('tail-appears', ['0', '1', '9'])).toEqual(['numbers-4 1', 'numbers-5 2']);
    const result: SixMark = { ...draw, numbers: ['02', '14', '26', '03', '04', '16'], special: '49' };
    expect(play('zodiac-appears').hits([['year', 'year-1', 'year-2', 'year-8']], result)).toEqual([
      { kind: 'numbers-5', prize: 'drawn', times: 1 },
      { kind: 'numbers-4', prize: 'drawn', times: 2 },
    ]);
  });

  it.each<[string, readonly string[], SixMark]>([
    ['special-number', ['07', '49'], draw],
    ['special-number', NUMBERS, draw],
    ['regular-number', NUMBERS.slice(0, 44), draw],
    ['two-of-two', ['01', '02', '03', '04'], draw],
    ['two-hit-special', ['01', '02', '07'], draw],
    ['three-hit-two', ['01', '02', '05', '06'], draw],
    ['none-5', ['10', '11', '12', '13', '14', '15'], draw],
    ['pick-six', ['01', '02', '03', '04', '05', '06', '07', '49'], draw],
    ['special-color', ['red', 'green'], { ...draw, special: '11' }],
    ['tail-appears', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], { ...draw, special: '10' }],
    [
      'zodiac-appears',
      ['year', 'year-1', 'year-2', 'year-3', 'year-4', 'year-5', 'year-6', 'year-11'],
      {
        ...draw,
        numbers: ['02', '03', '04', '05', '06', '07'],
        special: '12',
      },
    ],
    ['total-size', ['big', 'small'], draw],
  ])('LOTT-06 say as the most what some draw pays: %s', (id, options, result) => {
    const one = play(id);
    expect(payoutMinor(one, one.hits([options], result), terms)).toBe(greatestPayoutMinor(one, [options], terms));
  });

  it('LOTT-07 are capped by number where they are on single numbers', () => {
    expect(sixMark.plays.filter(({ numbers }) => numbers).map(({ id }) => id)).toEqual([
      'special-number',
      'regular-number',
    ]);
    expect([...(play('special-number').numbers?.([['07', '49']]) ?? [])]).toEqual(
      ['07', '49'].map((number) => ({ number, best: [{ kind: 'number', prize: 'drawn', times: 1 }] })),
    );
  });

  it.each<[string, Selection, object | null]>([
    ['pick-six', [['01', '02', '03', '04', '05', '49']], null],
    ['pick-six', [['01', '02', '03', '04', '05']], { fault: 'too-few', row: 0 }],
    ['two-of-two', [['02', '01']], { fault: 'order', row: 0, option: '01' }],
    ['none-5', [NUMBERS.slice(0, 11)], { fault: 'too-many', row: 0 }],
    ['special-number', [['50']], { fault: 'unknown', row: 0, option: '50' }],
    ['special-zodiac', [['year', 'year-11']], null],
    ['special-zodiac', [['rat']], { fault: 'unknown', row: 0, option: 'rat' }],
    ['tail-appears', [[]], { fault: 'too-few', row: 0 }],
  ])('LOTT-06 judge what is chosen: %s %j', (id, selection, fault) => {
    expect(faultOf(play(id), selection)).toEqual(fault);
  });
});
