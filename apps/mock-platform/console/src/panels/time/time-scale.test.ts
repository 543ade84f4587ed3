import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksOf, timeScale } from './time-scale';

const NOW = Date.parse('2026-07-01T12:00:00Z');
const HOUR_MS = 3_600_000;

it('QA-10 the time line holds every moment, in the order of time', () => {
  const moments = fc.array(fc.integer({ min: -400 * 24, max: 400 * 24 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(moments, (hours) => {
      const times = hours.map((hour) => NOW + hour * HOUR_MS).sort((a, b) => a - b);
      const places = times.map(timeScale(NOW, times).percentOf);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(100);
    }),
  );
});

it('QA-10 moments too near to be hit apart are one mark, and none is lost', () => {
  const times = [1, 2, 3, 600].map((minute) => NOW + minute * 60_000 * 60);
  const near = [NOW + 1_000, NOW + 2_000, ...times];
  const marks = marksOf(near, (at) => at, timeScale(NOW, near));
  expect(marks.flatMap(({ items }) => items)).toEqual(near);
  expect(marks[0]?.items).toHaveLength(2);
});
