import { describe, expect, it } from 'vitest';
import type { CostPreview } from './cost';
import { budgetCheck, costOfAll, costOfKinds, histogram, joinPreviews, summarise } from './cost-summary';

const costs = Array.from({ length: 100 }, (_, index) => (100 - index) * 10);

describe('the summary of a cost', () => {
  it('PROMO-08 has the mean, the deviation and what 5, 50 and 95 in a hundred do not exceed', () => {
    // 10, 20, ... 1,000: mean 505, deviation 10 times that of 1 to 100, which is the root of (100^2 - 1) / 12.
    expect(summarise(costs)).toEqual({
      ...{ members: 100, meanMinor: 505, deviationMinor: 289 },
      ...{ p5Minor: 50, p50Minor: 500, p95Minor: 950 },
    });
    expect(summarise([7])).toMatchObject({ p5Minor: 7, p50Minor: 7, p95Minor: 7, deviationMinor: 0 });
    expect(() => summarise([])).toThrow(RangeError);
  });

  it('PROMO-08 spreads for many together with the root of their number', () => {
    const of = { ...summarise([0]), meanMinor: 100, deviationMinor: 1_000 };
    expect(costOfAll(of, 400)).toEqual({ totalMinor: 40_000, lowMinor: 7_100, highMinor: 72_900 });
  });

  it('PROMO-08 puts every member into one bin, from the least to the most', () => {
    const bins = histogram([-50, -50, 0, 49], 4);
    expect(bins.map(({ members }) => members)).toEqual([2, 0, 1, 1]);
    expect([bins[0]?.fromMinor, bins.at(-1)?.toMinor]).toEqual([-50, 50]);
    expect(histogram([5, 5], 20)).toEqual([{ fromMinor: 5, toMinor: 6, members: 2 }]);
    expect(histogram(costs, 24).reduce((sum, { members }) => sum + members, 0)).toBe(100);
  });

  it('PROMO-08 holds the cost of a bad day, or the number of members, against the budget', () => {
    expect(budgetCheck({ unit: 'money', left: 500 }, { members: 9, highMinor: 501 })).toEqual({
      isEnough: false,
      wanted: 501,
    });
    expect(budgetCheck({ unit: 'money', left: 501 }, { members: 9, highMinor: 501 }).isEnough).toBe(true);
    expect(budgetCheck({ unit: 'count', left: 8 }, { members: 9, highMinor: 1 })).toEqual({
      isEnough: false,
      wanted: 9,
    });
  });

  const preview = (costs: number[], kinds: CostPreview['kinds']): CostPreview => ({
    ...{ id: 'gift', costs, converted: 1, kinds, budget: null },
  });

  it('PROMO-08 joins the parts of a preview, and says of each kind what it costs and how that is known', () => {
    const both = joinPreviews(
      preview([500, 20], [{ kind: 'cash', costMinor: 500 }]),
      preview(
        [40],
        [
          { kind: 'points', costMinor: 60 },
          { kind: 'cash', costMinor: 1_000 },
        ],
      ),
    );
    expect(both).toMatchObject({ costs: [500, 20, 40], converted: 2 });
    // 1,500 and 60 of three members: 500 and 20 of each, and so many of 200.
    expect(costOfKinds(both, 200)).toEqual([
      { kind: 'cash', basis: 'stated', meanMinor: 500, totalMinor: 100_000 },
      { kind: 'points', basis: 'valued', meanMinor: 20, totalMinor: 4_000 },
    ]);
  });
});
