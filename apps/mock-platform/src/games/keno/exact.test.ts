import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { chanceOf, edgeBp, exactReturn, oneIn, statedReturnPercent, volatilityOf } from './exact';
import { drawNumbers, hitsOf, multiplierX100, tableOf } from './odds';

/** As published: picks, what each number of hits pays, and the return in percent, cut to two decimals. */
const PUBLISHED: readonly (readonly [picks: number, pays: readonly number[], percent: string])[] = [
  [1, [0, 3.8], '95.00'],
  [2, [0, 0.5, 12.5], '94.14'],
  [3, [0, 0, 2.5, 43], '94.35'],
  [4, [0, 0, 1.5, 6, 120], '94.60'],
  [5, [0, 0, 0.5, 3.2, 18, 480], '93.10'],
  [6, [0, 0, 0, 2, 9, 70, 1_500], '92.66'],
  [7, [0, 0, 0, 1, 4.5, 28, 200, 5_000], '92.01'],
  [8, [1, 0, 0, 0, 2, 14, 80, 900, 15_000], '90.64'],
  [9, [1.5, 0, 0, 0, 1, 6, 40, 280, 3_500, 30_000], '93.55'],
  [10, [2, 0, 0, 0, 0, 4, 22, 130, 900, 5_000, 50_000], '91.73'],
];

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const choose = (n: number, k: number): bigint => (k > n ? 0n : factorial(n) / factorial(k) / factorial(n - k));
/** Counted from the other side than the game does: of all draws of 20 of 80, those that hit k of n picked numbers. */
const drawsThatHit = (n: number, k: number): bigint => choose(n, k) * choose(80 - n, 20 - k);
const ALL_DRAWS = choose(80, 20);

describe('keno', () => {
  it.each(PUBLISHED)(
    'GAME-05 GAME-11 pays %i picks as published and returns exactly what all draws give',
    (picks, pays, percent) => {
      expect(tableOf(picks).map((times) => times / 100)).toEqual(pays);
      for (const stakeMinor of [100, 101, 333, 1_000, 2_000]) {
        const paid = pays.reduce((sum, times, hits) => {
          const payoutMinor = (BigInt(Math.round(times * 100)) * BigInt(stakeMinor)) / 100n;
          return sum + drawsThatHit(picks, hits) * payoutMinor;
        }, 0n);
        const exact = exactReturn(picks, stakeMinor);
        expect(exact.paid * ALL_DRAWS * BigInt(stakeMinor)).toBe(paid * exact.staked);
      }
      expect(statedReturnPercent(picks, 100)).toBe(percent);
      expect(edgeBp(picks, 100)).toBe(Math.round(10_000 - Number(percent) * 100));
    },
  );

  it('GAME-05 has chances that add up to one, and are those of all draws', () => {
    for (let picks = 1; picks <= 10; picks += 1) {
      let sum = 0;
      for (let hits = 0; hits <= picks; hits += 1) {
        sum += chanceOf(picks, hits);
        expect(chanceOf(picks, hits)).toBeCloseTo(Number(drawsThatHit(picks, hits)) / Number(ALL_DRAWS), 12);
      }
      expect(sum).toBeCloseTo(1, 12);
    }
    // The odds that keno is known by.
    expect([oneIn(1, 1), oneIn(6, 6), oneIn(10, 10)]).toEqual([4, 7_753, 8_911_711]);
  });

  it('GAME-14 says how much each number of picks swings', () => {
    expect(Array.from({ length: 10 }, (_, index) => volatilityOf(index + 1))).toEqual([1, 2, 3, 3, 4, 5, 5, 5, 5, 5]);
  });

  it('GAME-05 counts what was hit and nothing else', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 10 });
    const drawn = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(numbers, drawn, (picks, drawnNumbers) => {
        const all = new Set([...picks, ...drawnNumbers]);
        const hits = picks.length + drawnNumbers.length - all.size;
        expect(hitsOf(picks, drawnNumbers)).toBe(hits);
        const pays = PUBLISHED[picks.length - 1]?.[1][hits] ?? Number.NaN;
        expect(multiplierX100(picks.length, hits)).toBe(Math.round(pays * 100));
      }),
    );
  });

  it('GAME-08 turns the bytes of a seed into every number equally often (chi-square, 1 in 10^6)', () => {
    const rounds = 2_000;
    const bins = new Array<number>(80).fill(0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const drawn = drawNumbers(fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'keno', nonce }));
      expect(new Set(drawn).size).toBe(20);
      for (const number of drawn) bins[number - 1] = (bins[number - 1] ?? 0) + 1;
    }
    // Without replacement counts vary less, so a factor of 79/60 makes it a chi-square again.
    const expected = rounds / 4;
    const chiSquare = (bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * 79) / 60;
    // 79 degrees of freedom: the 1 - 10^-6 quantile is 152.6.
    expect(chiSquare).toBeLessThan(152);
  });

  it.each([3, 5])(
    'GAME-05 returns what it states in seeded rounds with %i picks, within four standard errors',
    (picks) => {
      const own = Array.from({ length: picks }, (_, index) => 7 * (index + 1));
      const rounds = 20_000;
      const payouts = Array.from({ length: rounds }, (_, nonce) => {
        const drawn = drawNumbers(fairDraws({ serverSeed: '77'.repeat(32), clientSeed: `keno-${picks}`, nonce }));
        return multiplierX100(picks, hitsOf(own, drawn)) / 100;
      });
      const mean = payouts.reduce((sum, times) => sum + times, 0) / rounds;
      const deviation = Math.sqrt(payouts.reduce((sum, times) => sum + (times - mean) ** 2, 0) / rounds);
      const { paid, staked } = exactReturn(picks, 100);
      expect(Math.abs(mean - Number(paid) / Number(staked))).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
    },
  );
});
