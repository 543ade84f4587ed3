import type { CoinConfig } from '@tonalli/contracts/games/coin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { edgeBp, statedReturnPercent } from '../climb/rungs';
import { coinRungs, drawFlips, isBroken } from './odds';

const config: CoinConfig = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
/** Nothing is cut off by the most that a round pays. */
const endless = { ...config, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
const FLIPS = 20;
const stakes = fc.integer({ min: 100, max: 1_000_000 });

describe('the return of the coin', () => {
  it('GAME-05 GAME-11 is exactly 97 % wherever one stops, where no centavo is cut', () => {
    const rungs = coinRungs(10_000, endless);
    expect(rungs).toHaveLength(FLIPS);
    for (const [index, { multiplierX10000, payoutMinor }] of rungs.entries()) {
      expect(BigInt(multiplierX10000)).toBe(9_700n * 2n ** BigInt(index + 1));
      expect(BigInt(payoutMinor)).toBe(9_700n * 2n ** BigInt(index + 1));
    }
  });

  it('GAME-05 GAME-11 cuts once, at the payout, whatever the stake', () => {
    fc.assert(
      fc.property(stakes, (stakeMinor) => {
        for (const [index, { payoutMinor }] of coinRungs(stakeMinor, endless).entries()) {
          const short = BigInt(stakeMinor) * 97n * 2n ** BigInt(index + 1) - BigInt(payoutMinor) * 100n;
          expect(short >= 0n && short < 100n).toBe(true);
        }
      }),
    );
    // 1.01 × 1.94 = 1.9594, and twice as much is 3.9188: of a cut 1.95 it would be 3.90.
    expect(coinRungs(101, config).slice(0, 3)).toMatchObject([195, 391, 783].map((payoutMinor) => ({ payoutMinor })));
  });

  it('GAME-05 goes as far as a round may pay and to twenty flips at most', () => {
    // 0.97 × 2^19 × 1.00 = 508,559.36, twice that is more than a million; 0.97 × 2^6 × 10,000.00 = 620,800.00.
    const [least, most] = [coinRungs(100, config), coinRungs(1_000_000, config)];
    expect([least.length, least.at(-1)?.payoutMinor]).toEqual([19, 50_855_936]);
    expect([most.length, most.at(-1)?.payoutMinor]).toEqual([6, 62_080_000]);
  });

  it('GAME-05 comes back over every way that six flips can fall, one by one', () => {
    const calls = ['heads', 'tails', 'tails', 'heads', 'heads', 'tails'] as const;
    const rungs = coinRungs(10_000, endless);
    const all = 2 ** calls.length;
    const survived = calls.map(() => 0);
    for (let fallen = 0; fallen < all; fallen += 1) {
      const flips = calls.map((_, flip) => (Math.floor(fallen / 2 ** flip) % 2 === 0 ? 'heads' : 'tails'));
      for (const flip of calls.keys()) {
        if (!isBroken({ calls: calls.slice(0, flip + 1), flips })) survived[flip] = (survived[flip] ?? 0) + 1;
      }
    }
    const returned = survived.map((count, flip) => (count * (rungs[flip]?.payoutMinor ?? 0)) / all);
    expect(returned).toEqual(calls.map(() => 9_700));
  });

  it('GAME-05 is the same whenever a player stops, by whatever rule', () => {
    const rule = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: FLIPS, maxLength: FLIPS });
    fc.assert(
      fc.property(rule, (stops) => {
        const rungs = coinRungs(10_000, endless);
        let reached = 1;
        let expected = 0;
        for (let flip = 1; flip <= FLIPS; flip += 1) {
          reached /= 2;
          const stopping = flip === FLIPS ? 1 : (stops[flip] ?? 0);
          expected += reached * stopping * (rungs[flip - 1]?.payoutMinor ?? 0);
          reached *= 1 - stopping;
        }
        expect(expected).toBeCloseTo(9_700, 4);
      }),
    );
  });

  it('GAME-14 is stated as no more than it is, the centavos of a small stake included', () => {
    fc.assert(
      fc.property(stakes, (stakeMinor) => {
        const rungs = coinRungs(stakeMinor, config);
        const stated = BigInt(Math.round(Number(statedReturnPercent(rungs, stakeMinor)) * 100));
        const edge = BigInt(edgeBp(rungs, stakeMinor));
        for (const [index, { payoutMinor }] of rungs.entries()) {
          const paid = BigInt(payoutMinor) * 10_000n;
          const staked = BigInt(stakeMinor) * 2n ** BigInt(index + 1);
          expect(paid >= stated * staked).toBe(true);
          expect(paid < (10_001n - edge) * staked).toBe(true);
        }
      }),
    );
    // 1.01 pays 1.95 after one call: 195 / 202 = 96.534... %.
    expect(statedReturnPercent(coinRungs(101, config), 101)).toBe('96.53');
  });

  it('GAME-08 falls on each side equally often in each flip by the bytes of a seed (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'volado', nonce: 3 });
    const heads = Array.from({ length: FLIPS }, () => 0);
    const rounds = 400;
    for (let round = 0; round < rounds; round += 1) {
      for (const [flip, side] of drawFlips(draws).entries()) {
        if (side === 'heads') heads[flip] = (heads[flip] ?? 0) + 1;
      }
    }
    const chiSquare = heads.reduce((sum, count) => sum + (2 * (count - rounds / 2) ** 2) / (rounds / 2), 0);
    // The 1 - 10^-6 quantile for twenty degrees of freedom.
    expect(chiSquare).toBeLessThan(66.6);
  });
});
