import { expect, it } from 'vitest';
import { chartScale, labelEvery } from './chart-scale';

it('MEM-09 has round steps from nought to beyond the highest amount', () => {
  expect(chartScale([120_000, 380_000])).toEqual({
    low: 0,
    high: 400_000,
    ticks: [0, 100_000, 200_000, 300_000, 400_000],
  });
});

it('MEM-09 goes below nought where a day was lost', () => {
  const { low, high, ticks } = chartScale([-31_050, 12_000]);
  expect(low).toBeLessThanOrEqual(-31_050);
  expect(high).toBeGreaterThanOrEqual(12_000);
  expect(ticks).toContain(0);
});

it.each([[[]], [[0, 0]], [[1]], [[-1]], [[999_999_999_999]], [[-999_999_999_999, 999_999_999_999]]])(
  'MEM-09 holds %j with nought, in ticks that rise evenly',
  (values) => {
    const { low, high, ticks } = chartScale(values);
    expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
    expect(high).toBeGreaterThan(low);
    expect([ticks.at(0), ticks.at(-1)]).toEqual([low, high]);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(7);
    const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
    expect(new Set(gaps).size).toBe(1);
  },
);

it('MEM-09 names as many days as there is room for', () => {
  expect(labelEvery(7, 600, 60)).toBe(1);
  expect(labelEvery(30, 300, 60)).toBe(6);
  expect(labelEvery(30, 10, 60)).toBe(30);
});
