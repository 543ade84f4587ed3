import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet, Play, Selection } from '../../play';
import { faultOf } from '../../selection';
import { subsetsOf } from '../plays/sets';
import { arrangementsOf, chiSquareOf, leaningDraws, scripted, seeded } from '../plays/testing/draws';
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
import { elevenFive } from './family';

type Drawn = readonly string[];

const NUMBERS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const FACTS = { drawsAt: 0, stations: [] };

const whole = (first: readonly string[]): Drawn =>
  [...first, ...NUMBERS.filter((number) => !first.includes(number))].slice(0, 5);
/** Each of these is as likely; the order of the five, or what comes behind the first ones, decides nothing for the plays that use them. */
const SETS = [...subsetsOf(NUMBERS, 5)];
const FIRST_TWO = arrangementsOf(NUMBERS, 2).map(whole);
const FIRST_THREE = arrangementsOf(NUMBERS, 3).map(whole);
const TURNED = NUMBERS.map((_, by) => [...NUMBERS.slice(by), ...NUMBERS.slice(0, by)].slice(0, 5));

function drawsFor(id: string): readonly Drawn[] {
  if (id === 'positioning') return TURNED;
  if (id.startsWith('first-two')) return FIRST_TWO;
  return id.startsWith('first') || id === 'any-place' ? FIRST_THREE : SETS;
}

/** All numbers that may be typed for a play. */
function typedFor(id: string): string[] {
  const size = id.startsWith('any-') ? Number(id.split('-')[1]) : id.startsWith('first-two') ? 2 : 3;
  const isStraight = /^first-(two|three)-typed$/.test(id);
  const numbers = isStraight ? arrangementsOf(NUMBERS, size) : [...subsetsOf(NUMBERS, size)];
  return numbers.map((one) => one.join(''));
}

/** The rules by hand, of one bet. */
function wins({ kind, bet }: Bet, draw: Drawn): boolean {
  const numbers = bet.match(/\d\d/g) ?? [];
  const areAmong = (some: readonly string[], others: readonly string[]) => some.every((one) => others.includes(one));
  if (kind === 'straight') return draw.join('').startsWith(bet);
  if (kind === 'place') return draw[Number(bet.charAt(6)) - 1] === bet.slice(8);
  if (kind === 'first-one') return draw[0] === bet;
  if (kind === 'any-place') return areAmong(numbers, draw.slice(0, 3));
  if (kind === 'first-two-group') return areAmong(draw.slice(0, 2), numbers);
  if (kind === 'first-three-group') return areAmong(draw.slice(0, 3), numbers);
  return numbers.length < 5 ? areAmong(numbers, draw) : areAmong(draw, numbers);
}
const settle = (bet: Bet, draw: Drawn) => (wins(bet, draw) ? 'won' : null);

/** Bankers and drags that do not overlap. */
function sortedFor(play: Play, size: number): fc.Arbitrary<Selection> {
  return fc
    .tuple(fc.shuffledSubarray(NUMBERS, { minLength: size }), fc.integer({ min: 1, max: size - 1 }))
    .map(([numbers, bankers]) => [numbers.slice(0, bankers).sort(), numbers.slice(bankers).sort()])
    .filter((selection) => faultOf(play, selection) === null);
}

const sizeOf = (id: string) => typedFor(id)[0]?.length ?? 0;
const selectionsFor = (play: Play): fc.Arbitrary<Selection> =>
  play.id.endsWith('-bankers') ? sortedFor(play, sizeOf(play.id) / 2) : selectionsOf(play, typedFor(play.id));

describe('5 of 11', () => {
  describe.each(elevenFive.plays.map((play) => [play.id, play] as const))('%s', (id, play) => {
    const selections = selectionsFor(play);
    const laws = { family: elevenFive, play, selections, results: leaningDraws(NUMBERS, 5), settle };

    it('LOTT-06 counts, spells out and settles alike, and knows its greatest win', () => {
      expectLaws(id === 'positioning' ? laws : { ...laws, draws: drawsFor(id) }, 6);
    });

    it('LOTT-06 LOTT-07 takes selections in one form only, and wins in its example', () => {
      if (!id.endsWith('-bankers')) expectFaults(play, selections);
      expectExample(play);
    });

    it('LOTT-06 has the chances that all draws show', () => {
      const everyBet = (): readonly string[][] => {
        if (play.board.kind === 'typed') return [typedFor(id)];
        return id.endsWith('-bankers')
          ? [['03'], NUMBERS.filter((one) => one !== '03')]
          : play.board.rows.map(() => NUMBERS);
      };
      expectChances([...play.expand(everyBet())].slice(0, 60), { ...laws, draws: drawsFor(id) });
    });
  });

  it('LOTT-06 refuses a banker among the drags, and too few of both', () => {
    const play = playOf(elevenFive, 'any-3-bankers');
    expect(
      faultOf(play, [
        ['01', '02'],
        ['03', '04'],
      ]),
    ).toBeNull();
    expect(
      faultOf(play, [
        ['01', '02'],
        ['02', '03'],
      ]),
    ).toEqual({ fault: 'overlap', row: 1, option: '02' });
    expect(faultOf(play, [['01'], ['02']])).toEqual({ fault: 'no-bet' });
    expect(faultOf(play, [['01', '02', '03'], ['04']])).toEqual({ fault: 'too-many', row: 0 });
    expect(faultOf(play, [[], ['04', '05', '06']])).toEqual({ fault: 'too-few', row: 0 });
    expect(faultOf(play, [['02', '01'], ['04']])).toEqual({ fault: 'order', row: 0, option: '01' });
  });

  it('LOTT-06 reaches the greatest win of positions with the first three places', () => {
    const play = playOf(elevenFive, 'positioning');
    const row = fc.subarray(NUMBERS, { maxLength: 2 });
    const law = fc.property(fc.tuple(row, row, row), (first) => {
      const selection = [...first, [], []];
      const most = Math.max(...FIRST_THREE.map((draw) => play.hits(selection, draw)[0]?.times ?? 0));
      expect(play.bestCases(selection)[0]?.[0]?.times ?? 0).toBe(most);
    });
    fc.assert(law, { numRuns: 20 });
  });

  it.each([
    ['010203', null],
    ['110107', null],
    ['010201', { fault: 'unknown', row: 0, option: '010201' }],
    ['0102', { fault: 'unknown', row: 0, option: '0102' }],
    ['010212', { fault: 'unknown', row: 0, option: '010212' }],
  ])('LOTT-07 takes the first three as typed: %s', (typed, fault) => {
    expect(faultOf(playOf(elevenFive, 'first-three-typed'), [[typed]])).toEqual(fault);
  });

  it('LOTT-06 returns 95 % of what is staked, cut to thousandths of the odds', () => {
    for (const [row, share] of Object.entries(returnsOf(elevenFive))) {
      expect(share, row).toBeGreaterThan(949_000);
      expect(share, row).toBeLessThanOrEqual(950_000);
    }
    expect(elevenFive.returns).toEqual({ least: 8_000, most: 9_850 });
  });

  it.each([
    ['any-1', 2.2],
    ['any-2', 5.5],
    ['any-3', 16.5],
    ['any-4', 66],
    ['any-5', 462],
    ['any-6', 77],
    ['any-7', 22],
    ['any-8', 8.25],
    ['any-8-bankers', 8.25],
    ['any-8-typed', 8.25],
    ['first-one', 11],
    ['first-two', 110],
    ['first-two-group', 55],
    ['first-three', 990],
    ['first-three-group', 165],
    ['positioning', 11],
    ['any-place', 11 / 3],
  ])('LOTT-06 has the fair odds of the table: %s %d', (play, odds) => {
    expect(fairOdds(elevenFive, play)).toBeCloseTo(odds, 6);
  });

  it('LOTT-02 draws by five numbers, the first below 11 and each one less', () => {
    const draws = scripted([10, 0, 8, 3, 6]);
    expect(elevenFive.draw(draws, FACTS)).toEqual(['11', '01', '10', '05', '09']);
    expect(draws.bounds).toEqual([11, 10, 9, 8, 7]);
  });

  it('LOTT-02 draws every five alike: chi-square of 461 degrees, below its 99.9 % point', () => {
    const times = new Map(SETS.map((set) => [set.join(), 0]));
    const draws = seeded(11_005);
    for (let draw = 0; draw < 9_240; draw++) {
      const set = [...elevenFive.draw(draws, FACTS)].sort().join();
      times.set(set, (times.get(set) ?? 0) + 1);
    }
    expect(times.size).toBe(462);
    expect(chiSquareOf([...times.values()])).toBeLessThan(560);
  });

  it('LOTT-02 shows the five as they are drawn, and charts each place and all of them', () => {
    const draw = ['11', '01', '10', '05', '09'];
    expect(elevenFive.show(draw)[0]?.numbers.map(({ text }) => text)).toEqual(draw);
    expect(elevenFive.trends.flatMap(({ seen }) => seen(draw))).toEqual([...draw, ...draw]);
  });
});
