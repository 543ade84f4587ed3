import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawSource, fairDraws } from '../kernel/fairness';
import { drawJackpot } from './jackpot';

const WORD = 2 ** 32;

/** The middle one of the fractions, in 2^64ths of a bound, that give a number. */
const fractionOf = (number: bigint, bound: bigint): bigint => ((2n * number + 1n) * 2n ** 64n) / (2n * bound);

/** A source that gives the two words of a fraction, over and over. */
function wordsOf(fraction: bigint): DrawSource {
  const words = [Number(fraction >> 32n), Number(fraction & 0xffff_ffffn)];
  let at = 0;
  return { below: () => words[at++ % 2] ?? 0 };
}

describe('the draw of the jackpot', () => {
  it('GAME-08 wins when the number drawn is less than the stake, and with certainty once the stake reaches the bound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: WORD }),
        fc.nat({ max: WORD - 1 }),
        fc.integer({ min: 1, max: 50_000 }),
        (stakePerWinMinor, number, stakeMinor) => {
          const source = { below: (bound: number) => number % bound };
          const { drawn, won } = drawJackpot(source, { stakeMinor, stakePerWinMinor });
          expect(drawn).toBe(number % stakePerWinMinor);
          expect(won).toBe(drawn < stakeMinor);
          if (stakeMinor >= stakePerWinMinor) expect(won).toBe(true);
        },
      ),
    );
  });

  it.each([
    [0, true],
    [999, true],
    [1_000, false],
    [1_001, false],
  ])('GAME-08 of a stake of 10.00 the number %d wins: %s', (number, wins) => {
    const stake = { stakeMinor: 1_000, stakePerWinMinor: 100_000 };
    expect(drawJackpot({ below: () => number }, stake)).toEqual({ drawn: number, won: wins });
  });

  it('HOME-04 GAME-08 gives back the same part of all stakes at any pool: exactly 1 in 200', () => {
    const oneIn = 200n;
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000_000_000, max: 900_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (poolMinor, stakeMinor) => {
          const stakePerWinMinor = poolMinor * Number(oneIn);
          const wins = (number: bigint) =>
            drawJackpot(wordsOf(fractionOf(number, BigInt(stakePerWinMinor))), { stakeMinor, stakePerWinMinor });
          // Of the bound's numbers, all alike, just those below the stake win.
          const [last, next] = [wins(BigInt(stakeMinor - 1)), wins(BigInt(stakeMinor))];
          expect([last, next]).toEqual([
            { drawn: stakeMinor - 1, won: true },
            { drawn: stakeMinor, won: false },
          ]);
          expect(BigInt(poolMinor) * BigInt(stakeMinor) * oneIn).toBe(BigInt(stakeMinor) * BigInt(stakePerWinMinor));
        },
      ),
    );
  });

  it('GAME-08 draws a round of before the pool was so large as it always did', () => {
    const seeds = { serverSeed: '7'.repeat(64), clientSeed: 'old', nonce: 3 };
    const stake = { stakeMinor: 1_000, stakePerWinMinor: 4_000_000_000 };
    expect(drawJackpot(fairDraws(seeds), stake).drawn).toBe(fairDraws(seeds).below(4_000_000_000));
  });

  it('GAME-08 pays on average one pool for so much staked, for small stakes as for large ones', () => {
    const seeds = { serverSeed: '7'.repeat(64), clientSeed: 'chance' };
    const rounds = 20_000;
    const winsAt = (stakeMinor: number) => {
      let wins = 0;
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        if (drawJackpot(fairDraws({ ...seeds, nonce }), { stakeMinor, stakePerWinMinor: 100_000 }).won) wins += 1;
      }
      return wins;
    };
    // Expected 200 and 2,000; the bounds are five standard deviations.
    expect(Math.abs(winsAt(1_000) - 200)).toBeLessThan(71);
    expect(Math.abs(winsAt(10_000) - 2_000)).toBeLessThan(213);
  });
});
