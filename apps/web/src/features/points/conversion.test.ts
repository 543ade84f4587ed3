import { expect, it } from 'vitest';
import { conversionFault, convertiblePoints, worthMinor } from './conversion';

const ratio = { points: 5_300, exchangeRatio: 500, minConvertPoints: 1_000 };

it('PTS-01 offers whole multiples of the ratio, and nothing below the least', () => {
  expect(convertiblePoints(ratio)).toBe(5_000);
  expect(convertiblePoints(ratio, 0.5)).toBe(2_500);
  expect(convertiblePoints({ ...ratio, points: 999 })).toBe(0);
});

it('PTS-01 tells what points are worth', () => {
  expect([0, 500, 4_500].map((points) => worthMinor(points, ratio))).toEqual([0, 100, 900]);
});

it.each([
  [0, 'missing'],
  [500, 'tooFew'],
  [1_200, 'uneven'],
  [5_500, 'tooMany'],
  [5_000, null],
])('PTS-02 of %i points says %s', (points, fault) => {
  expect(conversionFault(points, ratio)).toBe(fault);
});
