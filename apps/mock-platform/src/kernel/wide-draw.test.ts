import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawSource, fairDraws } from './fairness';
import { wideBelow } from './wide-draw';

/** A stream of words; what is left out is drawn at will. */
function source(words: readonly number[]): DrawSource & { taken: () => number } {
  let at = 0;
  return { below: () => words[at++] ?? 0x8000_0001, taken: () => at };
}

/** How many of the 2^64 streams of two words give a number, counted without drawing: those between its two ends that are not thrown away. */
function streamsOf(number: bigint, bound: bigint): bigint {
  const all = 2n ** 64n;
  const thrownAway = all % bound;
  const first = (number * all + thrownAway + bound - 1n) / bound;
  const end = ((number + 1n) * all + bound - 1n) / bound;
  return end - first;
}

describe('a draw below a large bound', () => {
  it('HOME-04 GAME-08 gives every number equally many streams of two words', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) }),
        fc.bigInt({ min: 0n }),
        (bound, any) => {
          const number = any % bound;
          const streams = streamsOf(number, bound);
          expect(streams).toBe(2n ** 64n / bound);
          const all = 2n ** 64n;
          const first = (number * all + (all % bound) + bound - 1n) / bound;
          for (const fraction of [first, first + streams - 1n]) {
            const words = [Number(fraction >> 32n), Number(fraction & 0xffff_ffffn)];
            const draws = source(words);
            expect([wideBelow(draws, Number(bound)), draws.taken()]).toEqual([Number(number), 2]);
          }
        },
      ),
    );
  });

  it('HOME-04 GAME-08 throws away what would make a number likelier, and draws again', () => {
    const draws = source([0, 0, 0x8000_0000, 0]);
    expect([wideBelow(draws, 5_000_000_000_001), draws.taken()]).toEqual([2_500_000_000_000, 4]);
  });

  it('HOME-04 GAME-08 spreads real streams evenly beyond one word (chi-square, 1 in 10^6)', () => {
    const draws = fairDraws({ serverSeed: '3'.repeat(64), clientSeed: 'wide', nonce: 0 });
    const counts = new Array<number>(16).fill(0);
    const bound = 5_000_000_000_000;
    for (let count = 0; count < 8_000; count += 1) {
      const bin = Math.floor((wideBelow(draws, bound) * 16) / bound);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    // 15 degrees of freedom: the 1 - 10^-6 quantile is 56.5.
    expect(counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(56.5);
  });

  it.each([0, -1, 1.5, 2 ** 53])('GAME-08 refuses the bound %d', (bound) => {
    expect(() => wideBelow(source([]), bound)).toThrow(RangeError);
  });
});
