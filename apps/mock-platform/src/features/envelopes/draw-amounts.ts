import { drawsFrom, fairBytes } from '../../kernel/fairness';
import { wideBelow } from '../../kernel/wide-draw';

/** What the amounts of a rain follow from. */
export interface RainDraw {
  readonly serverSeed: string;
  readonly poolMinor: number;
  readonly count: number;
}

/** The text beside the server's seed: it keeps the stream of a rain apart from those of games. */
const CLIENT_SEED = 'rain';

/**
 * Splits a pool into amounts of at least one that sum to it exactly. Each is uniform in [1, twice the mean of what is left,
 * less one], the last is the rest; they are shuffled by the same stream, so that no place in the line is better than another.
 */
export function drawAmounts({ serverSeed, poolMinor, count }: RainDraw): number[] {
  if (!Number.isSafeInteger(poolMinor) || count < 1 || poolMinor < count)
    throw new RangeError(`${poolMinor} does not fill ${count} envelopes`);
  const source = drawsFrom(fairBytes({ serverSeed, clientSeed: CLIENT_SEED, nonce: 0 }));
  const amounts: number[] = [];
  let left = poolMinor;
  for (let without = count; without > 1; without -= 1) {
    const amount = 1 + wideBelow(source, Math.floor((2 * left) / without) - 1);
    amounts.push(amount);
    left -= amount;
  }
  amounts.push(left);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = source.below(last + 1);
    [amounts[last], amounts[other]] = [amounts[other] ?? 0, amounts[last] ?? 0];
  }
  return amounts;
}
