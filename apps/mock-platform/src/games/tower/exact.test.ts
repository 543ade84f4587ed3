import type { TowerConfig, TowerLevel } from '@tonalli/contracts/games/tower';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { edgeBp, statedReturnPercent } from '../climb/rungs';
import { drawOdd, isSafe, towerRungs } from './odds';

const config: TowerConfig = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
/** Nothing is cut off by the most that a round pays. */
const endless = { ...config, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
const ROWS = 9;
/** What each level is published as: so many of so many tiles are safe. */
const PUBLISHED: readonly (readonly [level: TowerLevel, safe: bigint, tiles: bigint])[] = [
  ['easy', 3n, 4n],
  ['medium', 2n, 3n],
  ['hard', 1n, 2n],
  ['expert', 1n, 3n],
  ['master', 1n, 4n],
];
const levels = fc.constantFrom(...PUBLISHED);

describe('the return of the tower', () => {
  it('GAME-05 GAME-11 is 97 % less the floor of the multiplier for every level and row', () => {
    for (const [level, safe, tiles] of PUBLISHED) {
      const rungs = towerRungs({ level, stakeMinor: 10_000 }, endless);
      expect(rungs).toHaveLength(ROWS);
      for (const [index, { multiplierX10000, payoutMinor }] of rungs.entries()) {
        const [ways, all] = [safe ** BigInt(index + 1), tiles ** BigInt(index + 1)];
        const short = 9_700n * all - BigInt(multiplierX10000) * ways;
        if (short < 0n || short >= ways) throw new Error(`${level}, ${index + 1} rows: ${multiplierX10000}`);
        if (payoutMinor !== multiplierX10000) throw new Error(`${level}, ${index + 1} rows pay ${payoutMinor}`);
      }
    }
  });

  it('GAME-05 is as published where three of four tiles are safe', () => {
    const rungs = towerRungs({ level: 'easy', stakeMinor: 100 }, config);
    expect(rungs.map(({ multiplierX10000 }) => multiplierX10000)).toEqual([
      ...[12_933, 17_244, 22_992, 30_656, 40_875, 54_500, 72_667, 96_890, 129_187],
    ]);
  });

  it.each(PUBLISHED)(
    'GAME-05 comes back over every draw of four rows on the level %s, one by one',
    (level, safe, tiles) => {
      const width = Number(tiles);
      const choices = [0, width - 1, 1 % width, 0];
      const rungs = towerRungs({ level, stakeMinor: 10_000 }, endless);
      const all = width ** choices.length;
      const survived = new Array<number>(choices.length + 1).fill(0);
      for (let drawn = 0; drawn < all; drawn += 1) {
        const odd = choices.map((_, row) => Math.floor(drawn / width ** row) % width);
        for (const [row, tile] of choices.entries()) {
          if (!isSafe(level, odd[row], tile)) break;
          survived[row + 1] = (survived[row + 1] ?? 0) + 1;
        }
      }
      for (const [row] of choices.entries()) {
        expect(BigInt(survived[row + 1] ?? 0) * tiles ** BigInt(row + 1)).toBe(BigInt(all) * safe ** BigInt(row + 1));
        const returned = ((survived[row + 1] ?? 0) * (rungs[row]?.payoutMinor ?? 0)) / (all * 10_000);
        expect(returned).toBeLessThanOrEqual(0.97);
        expect(returned).toBeGreaterThan(0.9699);
      }
    },
  );

  it('GAME-05 is the same whenever a player stops, by whatever rule', () => {
    const rule = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: ROWS, maxLength: ROWS });
    fc.assert(
      fc.property(levels, rule, ([level, safe, tiles], stops) => {
        const rungs = towerRungs({ level, stakeMinor: 10_000 }, endless);
        let reached = 1;
        let expected = 0;
        for (let row = 1; row <= ROWS; row += 1) {
          reached *= Number(safe) / Number(tiles);
          const stopping = row === ROWS ? 1 : (stops[row] ?? 0);
          expected += reached * stopping * (rungs[row - 1]?.payoutMinor ?? 0);
          reached *= 1 - stopping;
        }
        expect(expected).toBeLessThanOrEqual(9_700 + 1e-6);
        expect(expected).toBeGreaterThan(9_700 - 1);
      }),
    );
  });

  it('GAME-14 is stated as no more than it is, the centavos of a small stake included', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 100, max: 1_000_000 }), ([level, safe, tiles], stakeMinor) => {
        const rungs = towerRungs({ level, stakeMinor }, config);
        const stated = BigInt(Math.round(Number(statedReturnPercent(rungs, stakeMinor)) * 100));
        const edge = BigInt(edgeBp(rungs, stakeMinor));
        for (const [index, { payoutMinor }] of rungs.entries()) {
          const paid = BigInt(payoutMinor) * safe ** BigInt(index + 1) * 10_000n;
          const staked = BigInt(stakeMinor) * tiles ** BigInt(index + 1);
          expect(paid >= stated * staked).toBe(true);
          expect(paid < (10_001n - edge) * staked).toBe(true);
        }
      }),
    );
    // 0.97 * 4 / 3 = 1.29333..., of which 1.00 pays 1.29: 96.75 % for who stops at the first row.
    expect(statedReturnPercent(towerRungs({ level: 'easy', stakeMinor: 100 }, config).slice(0, 1), 100)).toBe('96.75');
  });

  it.each(PUBLISHED)(
    'GAME-08 draws each tile of %s equally often by the bytes of a seed (chi-square, 1 in 10^6)',
    (level, _, tiles) => {
      const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'torre', nonce: 3 });
      const counts = new Array<number>(Number(tiles)).fill(0);
      for (let round = 0; round < 500; round += 1) {
        for (const tile of drawOdd(level, draws)) counts[tile] = (counts[tile] ?? 0) + 1;
      }
      const expected = (500 * ROWS) / Number(tiles);
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // The 1 - 10^-6 quantile for three degrees of freedom; fewer have a smaller one.
      expect(chiSquare).toBeLessThan(30.7);
    },
  );
});
