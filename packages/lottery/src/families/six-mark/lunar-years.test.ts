import { describe, expect, it } from 'vitest';
import { ANIMALS, animalAt, animalBefore, NEW_YEARS } from './lunar-years';

const DAY_MS = 86_400_000;
const YEARS = Array.from({ length: 41 }, (_, index) => 2020 + index);
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'Asia/Hong_Kong',
  month: 'numeric',
  day: 'numeric',
});

/** The first day of the first month, as ICU computes it. */
function newYearOf(year: number): string {
  const days = Array.from({ length: 45 }, (_, index) => Date.UTC(year, 0, 15) + index * DAY_MS);
  const found = days.find((day) => {
    const parts = chinese.formatToParts(day);
    return ['month', 'day'].every((type) => parts.find((part) => part.type === type)?.value === '1');
  });
  return new Date(found ?? 0).toISOString().slice(5, 10);
}

/** New moons as of the almanacs; ICU is a day off where they fall within minutes of midnight. */
const CLOSE_TO_MIDNIGHT: Readonly<Record<number, { utc: string; icu: string }>> = {
  2027: { utc: '2027-02-06T15:56:00Z', icu: '02-07' },
  2030: { utc: '2030-02-03T00:07:00+08:00', icu: '02-02' },
};

describe('lunar years', () => {
  it('LOTT-06 begin when the calendar says, but for two whose new moon falls close to midnight', () => {
    expect(NEW_YEARS).toHaveLength(YEARS.length);
    const others = YEARS.flatMap((year, at) => {
      const [frozen, icu] = [NEW_YEARS[at] ?? '', newYearOf(year)];
      return frozen === icu ? [] : [{ year, frozen, icu }];
    });
    const expected = Object.entries(CLOSE_TO_MIDNIGHT).map(([year, { utc, icu }]) => {
      const inHongKong = new Date(Date.parse(utc) + 8 * 3_600_000).toISOString();
      return { year: Number(year), frozen: inHongKong.slice(5, 10), icu };
    });
    expect(others).toEqual(expected);
  });

  it.each([
    ['2020-01-24T15:59:59Z', 'pig'],
    ['2020-01-24T16:00:00Z', 'rat'],
    ['2026-01-01T00:00:00+08:00', 'snake'],
    ['2026-02-16T21:30:00+08:00', 'snake'],
    ['2026-02-17T21:30:00+08:00', 'horse'],
    ['2027-02-05T23:59:59+08:00', 'horse'],
    ['2027-02-06T00:00:00+08:00', 'goat'],
    ['2030-02-02T21:30:00+08:00', 'rooster'],
    ['2030-02-03T21:30:00+08:00', 'dog'],
    ['2060-02-02T00:00:00+08:00', 'dragon'],
    ['2019-06-01T00:00:00Z', 'pig'],
    ['2061-02-03T23:00:00+08:00', 'dragon'],
    ['2061-02-04T23:00:00+08:00', 'snake'],
    ['1970-06-01T00:00:00Z', 'dog'],
  ])('LOTT-06 have an animal each, from the first of the first month on, in Hong Kong: %s', (at, animal) => {
    expect(animalAt(Date.parse(at))).toBe(animal);
  });

  it('LOTT-06 go back twelve animals to the same', () => {
    expect(ANIMALS.map((animal) => animalBefore(animal, 12))).toEqual(ANIMALS);
    expect([animalBefore('rat', 1), animalBefore('ox', 1), animalBefore('rat', 11)]).toEqual(['pig', 'rat', 'ox']);
  });
});
