import type { DrawSource } from './fairness';

const WORD = 2 ** 32;
const WORD_BITS = 32n;
const TWO_WORDS_BITS = 64;
const TWO_WORDS_SHIFT = BigInt(TWO_WORDS_BITS);
const TWO_WORDS = 1n << TWO_WORDS_SHIFT;

/**
 * A uniform whole number below a bound of up to 2^53 - 1, from two words of the stream, the higher first: they are a fraction of
 * the bound in 2^64ths. Fractions that would make some numbers likelier are thrown away
 * (D. Lemire, Fast Random Integer Generation in an Interval, 2019), so that every number has floor(2^64 / bound) of them.
 */
export function wideBelow(random: DrawSource, bound: number): number {
  if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`not a bound: ${bound}`);
  const wide = BigInt(bound);
  for (;;) {
    const high = BigInt(random.below(WORD));
    const product = ((high << WORD_BITS) | BigInt(random.below(WORD))) * wide;
    const fraction = BigInt.asUintN(TWO_WORDS_BITS, product);
    // Fewer than the bound are thrown away: nearly always that says enough, and a division is spared.
    if (fraction >= wide || fraction >= TWO_WORDS % wide) return Number(product >> TWO_WORDS_SHIFT);
  }
}
