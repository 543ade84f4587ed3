import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, stoppedAfter } from './money';
import { edgeBp, greatestStakeMinor, mostStakes, rungsOf, statedReturnPercent } from './rungs';

const config = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
/** Halves and thirds. */
const chances = [
  { ways: 1n, of: 2n },
  { ways: 1n, of: 6n },
  { ways: 1n, of: 12n },
];

describe('a win that grows step by step', () => {
  it('GAME-05 pays the return over the chance, cut to four decimals and then to the centavo', () => {
    const rungs = rungsOf([{ ways: 3n, of: 7n }], 101, config);
    // 0.97 * 7 / 3 = 2.26333..., and 1.01 * 2.2633 = 2.285933.
    expect(rungs).toMatchObject([{ multiplierX10000: 22_633, payoutMinor: 228 }]);
    expect(rungsOf(chances, 1_000, config).map(({ payoutMinor }) => payoutMinor)).toEqual([1_940, 5_820, 11_640]);
  });

  it('GAME-05 is exact where stake times multiplier is beyond what a double holds', () => {
    const of = 5_200_300n;
    const [rung] = rungsOf([{ ways: 1n, of }], 999_999, { ...config, maxPayoutMinor: Number.MAX_SAFE_INTEGER });
    expect(BigInt(rung?.payoutMinor ?? 0)).toBe((999_999n * 9_700n * of) / 10_000n);
  });

  it('GAME-05 ends before the step that could win more than a round pays', () => {
    const capped = (maxPayoutMinor: number) => rungsOf(chances, 1_000, { ...config, maxPayoutMinor }).length;
    expect([11_640, 11_639, 5_820, 5_819, 1_939].map(capped)).toEqual([3, 2, 2, 1, 0]);
  });

  it('GAME-14 states the least that comes back wherever one stops, and an edge by the most', () => {
    const likely = [
      { ways: 9n, of: 10n },
      { ways: 1n, of: 2n },
    ];
    // 97 / 90 is cut to 1.0777, of which 1.00 pays 1.07: 96.3 %. Twice the stake at one half: 97 %.
    const rungs = rungsOf(likely, 100, config);
    expect(statedReturnPercent(rungs, 100)).toBe('96.30');
    expect(edgeBp(rungs, 100)).toBe(300);
    expect(mostStakes(rungs)).toBe(1);
  });

  it('GAME-05 takes the least and the greatest stake and none beside, nor one whose first step is too dear', () => {
    const price = (stakeMinor: number, maxPayoutMinor = config.maxPayoutMinor) => {
      const limits = { ...config, maxPayoutMinor };
      return () => priceOf({ line: 'a', stakeMinor, rungs: rungsOf(chances, stakeMinor, limits) }, limits);
    };
    expect(price(100)()).toEqual({ stakes: [{ line: 'a', stakeMinor: 100, edgeBp: 300 }], maxPayoutMinor: 1_164 });
    expect(price(1_000_000)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(price(stakeMinor)).toThrow('STAKE_INVALID');
    expect(price(1_000, 1_940)).not.toThrow();
    expect(price(1_000, 1_939)).toThrow('STAKE_INVALID');
  });

  it('GAME-05 gives the stake back before the first step, and pays what the step says after it', () => {
    const climb = { line: 'a', stakeMinor: 1_000, rungs: rungsOf(chances, 1_000, config) };
    expect(stoppedAfter(0, climb)).toMatchObject({ status: 'VOID', payoutMinor: 1_000, validStakeMinor: 0 });
    expect(stoppedAfter(2, climb)).toMatchObject({ status: 'WON', payoutMinor: 5_820, validStakeMinor: 1_000 });
  });

  it('GAME-05 offers the greatest stake whose first step a round may pay, and no more', () => {
    const first = { ways: 1n, of: 3n };
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3_000_000 }), (maxPayoutMinor) => {
        const limits = { ...config, maxPayoutMinor };
        const stakeMinor = greatestStakeMinor(first, limits);
        expect(rungsOf([first], stakeMinor, limits)).toHaveLength(1);
        if (stakeMinor < config.maxStakeMinor) expect(rungsOf([first], stakeMinor + 1, limits)).toEqual([]);
      }),
    );
    expect(greatestStakeMinor(first, config)).toBe(1_000_000);
  });

  it('GAME-05 never pays less for a step more, whatever the stake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (stakeMinor) => {
        const pays = rungsOf(chances, stakeMinor, config).map(({ payoutMinor }) => payoutMinor);
        expect(pays).toEqual([...pays].sort((a, b) => a - b));
      }),
    );
  });
});
