import { CHASE_MAX_GROWTH } from '@tonalli/contracts/lottery/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chaseCostMinor, multiplesOf, NEW_CHASE } from './chase';

const stake = { costMinor: 200, winMinor: 1_900 };

describe('the multiples of a chase', () => {
  it('LOTT-07 nothing grows unless the member chooses so', () => {
    expect(NEW_CHASE.scheme.kind).toBe('same');
    expect(multiplesOf({ ...NEW_CHASE, draws: 4, first: 3 }, stake)).toEqual({ multiples: [3, 3, 3, 3], cut: null });
  });

  it('LOTT-07 grow by a factor after every so many draws, up to 64 times the first', () => {
    const scheme = { kind: 'times', by: 2, every: 2 } as const;
    expect(multiplesOf({ draws: 6, first: 1, scheme }, stake)).toEqual({ multiples: [1, 1, 2, 2, 4, 4], cut: null });
    const long = multiplesOf({ draws: 20, first: 2, scheme }, stake);
    expect(long.cut).toBe('growth');
    expect(Math.max(...long.multiples)).toBe(2 * CHASE_MAX_GROWTH);
    expect(long.multiples).toHaveLength(20);
  });

  it('LOTT-07 never grow beyond 64 times the first, nor beyond what a line may have, and never shrink', () => {
    const scheme = fc.oneof(
      fc.record({
        kind: fc.constant('times' as const),
        by: fc.nat({ max: 10 }).map((by) => by + 1),
        every: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ kind: fc.constant('profit' as const), percent: fc.nat({ max: 300 }) }),
    );
    fc.assert(
      fc.property(
        fc.record({ draws: fc.integer({ min: 1, max: 120 }), first: fc.integer({ min: 1, max: 999 }), scheme }),
        fc.record({ costMinor: fc.integer({ min: 2, max: 5_000 }), winMinor: fc.integer({ min: 1, max: 200_000 }) }),
        (plan, of) => {
          const { multiples } = multiplesOf(plan, of);
          for (const [at, multiple] of multiples.entries()) {
            expect(multiple).toBeLessThanOrEqual(Math.min(9_999, plan.first * CHASE_MAX_GROWTH));
            expect(multiple).toBeGreaterThanOrEqual(multiples[at - 1] ?? plan.first);
          }
        },
      ),
    );
  });

  it('LOTT-07 by profit are the smallest with which one win brings it on all that was staked until then', () => {
    fc.assert(
      fc.property(
        fc.record({
          percent: fc.nat({ max: 300 }),
          costMinor: fc.integer({ min: 2, max: 5_000 }),
          winMinor: fc.integer({ min: 1, max: 200_000 }),
          first: fc.integer({ min: 1, max: 20 }),
        }),
        ({ percent, costMinor, winMinor, first }) => {
          const scheme = { kind: 'profit', percent } as const;
          const { multiples, cut } = multiplesOf({ draws: 40, first, scheme }, { costMinor, winMinor });
          const brings = (multiple: number, staked: number) => 100 * (winMinor * multiple - staked) >= percent * staked;
          let staked = 0;
          for (const multiple of multiples) {
            expect(brings(multiple, staked + multiple * costMinor)).toBe(true);
            const less = multiple - 1;
            if (less >= first) expect(brings(less, staked + less * costMinor)).toBe(false);
            staked += multiple * costMinor;
          }
          if (cut === null) expect(multiples).toHaveLength(40);
          if (cut === 'profit') expect(brings(1_000_000, 1_000_000 * costMinor)).toBe(false);
          expect(chaseCostMinor(multiples, costMinor)).toBe(staked);
        },
      ),
    );
  });

  it('LOTT-07 by profit end where they would grow beyond 64 times the first, and need a single prize that covers the cost', () => {
    const scheme = { kind: 'profit', percent: 10 } as const;
    expect(multiplesOf({ draws: 120, first: 1, scheme }, stake)).toMatchObject({ cut: 'growth' });
    expect(multiplesOf({ draws: 5, first: 1, scheme }, { costMinor: 200, winMinor: null })).toEqual({
      multiples: [],
      cut: 'prizes',
    });
    expect(multiplesOf({ draws: 5, first: 1, scheme }, { costMinor: 2_000, winMinor: 1_900 })).toEqual({
      multiples: [],
      cut: 'profit',
    });
  });
});
