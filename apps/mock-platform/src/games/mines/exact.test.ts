import type { MinesConfig } from '@tonalli/contracts/games/mines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createRandom } from '../../kernel/random';
import { replayDraws } from '../../wagering/draws';
import { edgeBp, statedReturnPercent } from '../climb/rungs';
import { drawBombs, minesRungs } from './odds';

const config: MinesConfig = { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 };
/** Nothing is cut off by the most that a round pays. */
const endless = { ...config, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
const COUNTS = Array.from({ length: 24 }, (_, index) => index + 1);

/** Pascal's triangle, by addition alone. */
const TRIANGLE: bigint[][] = [[1n]];
for (let n = 1; n <= 25; n += 1) {
  const above = TRIANGLE[n - 1] ?? [];
  TRIANGLE.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
}
const choose = (n: number, k: number): bigint => TRIANGLE[n]?.[k] ?? 0n;

/** Every set of so many cells. */
function* layouts(bombs: number, from = 0): Generator<number[]> {
  if (bombs === 0) yield [];
  else
    for (let cell = from; cell <= 25 - bombs; cell += 1)
      for (const rest of layouts(bombs - 1, cell + 1)) yield [cell, ...rest];
}

describe('the return of mines', () => {
  it('GAME-05 GAME-11 is 97 % less the floor of the multiplier for every number of bombs and of open cells', () => {
    let settings = 0;
    for (const bombs of COUNTS) {
      const rungs = minesRungs({ bombs, stakeMinor: 10_000 }, endless);
      expect(rungs).toHaveLength(25 - bombs);
      for (const [index, { multiplierX10000, payoutMinor }] of rungs.entries()) {
        const cells = index + 1;
        // Of all ways to open so many cells, these are without a bomb.
        const [ways, all] = [choose(25 - bombs, cells), choose(25, cells)];
        const short = 9_700n * all - BigInt(multiplierX10000) * ways;
        if (short < 0n || short >= ways) throw new Error(`${bombs} bombs, ${cells} cells: ${multiplierX10000}`);
        if (payoutMinor !== multiplierX10000) throw new Error(`${bombs} bombs, ${cells} cells pay ${payoutMinor}`);
        settings += 1;
      }
    }
    expect(settings).toBe(300);
  });

  it('GAME-05 is as published for three bombs', () => {
    const five = minesRungs({ bombs: 3, stakeMinor: 100 }, config).slice(0, 5);
    expect(five.map(({ multiplierX10000 }) => multiplierX10000)).toEqual([11_022, 12_597, 14_487, 16_774, 19_570]);
  });

  it.each([1, 2, 3, 22, 23, 24])('GAME-05 comes back over every place of %i bombs, counted one by one', (bombs) => {
    const rungs = minesRungs({ bombs, stakeMinor: 10_000 }, endless);
    const order = Array.from({ length: 25 }, (_, index) => (index * 7 + 3) % 25);
    const survived = new Array<number>(26).fill(0);
    let all = 0;
    for (const places of layouts(bombs)) {
      all += 1;
      const hit = order.findIndex((cell) => places.includes(cell));
      for (let cells = 1; cells <= hit; cells += 1) survived[cells] = (survived[cells] ?? 0) + 1;
    }
    for (const [index, { payoutMinor, chance }] of rungs.entries()) {
      const came = survived[index + 1] ?? 0;
      expect(BigInt(came) * chance.of).toBe(BigInt(all) * chance.ways);
      const returned = (came * payoutMinor) / (all * 10_000);
      expect(returned).toBeLessThanOrEqual(0.97);
      expect(returned).toBeGreaterThan(0.97 - 0.0001);
    }
  });

  it('GAME-05 is the same whenever a player stops, by whatever rule', () => {
    const rule = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), rule, (bombs, stops) => {
        const rungs = minesRungs({ bombs, stakeMinor: 10_000 }, endless);
        let reached = 1;
        let expected = 0;
        for (let safe = 1; safe <= 25 - bombs; safe += 1) {
          reached *= (26 - bombs - safe) / (26 - safe);
          const stopping = safe === 25 - bombs ? 1 : (stops[safe] ?? 0);
          expected += reached * stopping * (rungs[safe - 1]?.payoutMinor ?? 0);
          reached *= 1 - stopping;
        }
        expect(expected).toBeLessThanOrEqual(9_700 + 1e-6);
        expect(expected).toBeGreaterThan(9_700 - 1);
      }),
    );
  });

  it('GAME-14 is stated as no more than it is, the centavos of a small stake included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTS), fc.integer({ min: 100, max: 1_000_000 }), (bombs, stakeMinor) => {
        const rungs = minesRungs({ bombs, stakeMinor }, config);
        const stated = BigInt(Math.round(Number(statedReturnPercent(rungs, stakeMinor)) * 100));
        const edge = BigInt(edgeBp(rungs, stakeMinor));
        for (const [index, { payoutMinor }] of rungs.entries()) {
          const paid = BigInt(payoutMinor) * choose(25 - bombs, index + 1) * 10_000n;
          const staked = BigInt(stakeMinor) * choose(25, index + 1);
          expect(paid >= stated * staked).toBe(true);
          expect(paid < (10_001n - edge) * staked).toBe(true);
        }
      }),
    );
    // 0.97 * 25 / 24 = 1.0104..., of which 1.00 pays 1.01; 24 of 25 cells are safe.
    expect(statedReturnPercent(minesRungs({ bombs: 1, stakeMinor: 100 }, config).slice(0, 1), 100)).toBe('96.96');
  });

  it('GAME-08 lays two bombs in every way equally often, over all that can be drawn', () => {
    const times = new Map<string, number>();
    for (let first = 0; first < 25; first += 1) {
      for (let second = 0; second < 24; second += 1) {
        const draws = replayDraws([
          [25, first],
          [24, second],
        ]);
        const places = drawBombs(2, draws).sort((a, b) => a - b);
        times.set(places.join(), (times.get(places.join()) ?? 0) + 1);
      }
    }
    expect(times.size).toBe(300);
    expect(new Set(times.values())).toEqual(new Set([2]));
  });

  it('GAME-08 lays bombs on every cell equally often by the bytes of a seed (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'minas', nonce: 3 });
    const rounds = 10_000;
    const cells = new Array<number>(25).fill(0);
    for (let i = 0; i < rounds; i += 1) {
      for (const cell of drawBombs(5, draws)) cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const expected = rounds / 5;
    // Bombs of one round lie apart: the variance of a cell is 4/5 of that of independent ones.
    const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / (expected * 0.8), 0) * (24 / 25);
    // 24 degrees of freedom: the 1 - 10^-6 quantile is 70.3.
    expect(chiSquare).toBeLessThan(70.3);
  });

  it('GAME-05 returns what it states in 40,000 seeded rounds of one stop, within four standard errors', () => {
    const source = createRandom('mines 3 4');
    const rung = minesRungs({ bombs: 3, stakeMinor: 10_000 }, config)[3];
    const rounds = 40_000;
    let survived = 0;
    for (let i = 0; i < rounds; i += 1) {
      const places = drawBombs(3, { below: (bound) => source.int(0, bound - 1) });
      if (![0, 6, 12, 18].some((cell) => places.includes(cell))) survived += 1;
    }
    const chance = 1_330 / 2_300;
    const multiplier = (rung?.payoutMinor ?? 0) / 10_000;
    const deviation = multiplier * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs((survived / rounds) * multiplier - chance * multiplier)).toBeLessThan(4 * deviation);
  });
});
