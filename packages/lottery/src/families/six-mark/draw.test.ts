import { describe, expect, it } from 'vitest';
import { chiSquareOf, recordedDraws, seededNumbers } from '../whole-numbers/testing/laws';
import { animalOf, COLORS, classOf, NUMBERS, PARITIES, SIZES, TAILS, ZODIAC } from './balls';
import { sixMark } from './family';
import { ANIMALS } from './lunar-years';
import type { SixMark } from './result';

const drawsAt = Date.parse('2030-06-01T13:30:00Z');
const draw = (numbers: Iterable<number>) => sixMark.draw(recordedDraws(numbers), { drawsAt, stations: [] });

describe('draws of six-mark', () => {
  it('LOTT-06 take seven of those that are left, first the six, then the special one', () => {
    const draws = recordedDraws([0, 0, 46, 9, 0, 43, 1]);
    const result = sixMark.draw(draws, { drawsAt, stations: [] });
    expect(draws.bounds).toEqual([49, 48, 47, 46, 45, 44, 43]);
    expect(result).toEqual({ numbers: ['01', '02', '49', '13', '05', '03'], special: '08', animal: 'dog' });
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('LOTT-06 never draw a number twice, and any as likely as another at each place', () => {
    const counts = Array.from({ length: 7 }, () => Array<number>(49).fill(0));
    const numbers = seededNumbers(49);
    for (let times = 0; times < 4_900; times++) {
      const { numbers: six, special } = draw(numbers);
      expect(new Set([...six, special]).size).toBe(7);
      for (const [at, number] of [...six, special].entries()) {
        const place = counts[at] ?? [];
        place[Number(number) - 1] = (place[Number(number) - 1] ?? 0) + 1;
      }
    }
    expect(counts.map(chiSquareOf).filter((far) => far > 100)).toEqual([]);
  });

  it('LOTT-06 are shown in the order and colours of the balls, the special one apart', () => {
    const [row] = sixMark.show({ numbers: ['34', '07', '21', '48', '15', '26'], special: '32', animal: 'goat' });
    expect(row).toMatchObject({ id: null, shape: 'ball' });
    expect(row?.numbers.map(({ text, tone, isApart }) => `${text} ${tone} ${isApart ?? false}`)).toEqual([
      '34 red false',
      '07 red false',
      '21 green false',
      '48 blue false',
      '15 blue false',
      '26 blue false',
      '32 green true',
    ]);
  });

  it('LOTT-02 are charted by number, and the special one by colour, last digit and animal', () => {
    const result: SixMark = { numbers: ['34', '07', '21', '48', '15', '26'], special: '32', animal: 'goat' };
    expect(Object.fromEntries(sixMark.trends.map(({ id, seen }) => [id, seen(result)]))).toEqual({
      drawn: ['34', '07', '21', '48', '15', '26', '32'],
      special: ['32'],
      'special-color': ['green'],
      'special-tail': ['2'],
      'special-animal': ['rat'],
    });
    expect(sixMark.trends.every(({ options, seen }) => seen(result).every((one) => options.includes(one)))).toBe(true);
  });
});

describe('the balls of six-mark', () => {
  it.each([
    ['colours', COLORS, [17, 16, 16]],
    ['last digits', TAILS, [4, 5, 5, 5, 5, 5, 5, 5, 5, 5]],
    ['animals', ZODIAC, [5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]],
    ['sizes', SIZES, [24, 24]],
    ['parities', PARITIES, [24, 24]],
  ])('LOTT-06 belong to one option each, but 49 to no size or parity: %s', (_, classes, counts) => {
    expect(classes.map(({ numbers }) => numbers.length)).toEqual(counts);
    const belonging = classes.flatMap(({ numbers }) => numbers).toSorted();
    expect(belonging).toEqual(classes.length === 2 ? NUMBERS.filter((number) => number !== '49') : NUMBERS);
  });

  it("LOTT-06 belong to the year's animal from 01 on, and backwards through the others", () => {
    expect(ZODIAC[0]?.numbers).toEqual(['01', '13', '25', '37', '49']);
    // The rule: number n belongs to the animal n - 1 places before that of the year.
    const wrong = NUMBERS.filter((number) => {
      const index = (ANIMALS.indexOf('horse') - (Number(number) - 1) + 48) % 12;
      return animalOf(classOf(ZODIAC, number) ?? '', 'horse') !== ANIMALS[index];
    });
    expect(wrong).toEqual([]);
  });
});
