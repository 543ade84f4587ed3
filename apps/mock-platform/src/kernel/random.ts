import { createHash, randomBytes } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { z } from 'zod';

/** Where a source of chance stands: what it began with, and what it draws from next. */
export const ChanceState = z.object({ seed: z.string(), next: z.array(z.int()).length(4) });
export type ChanceState = z.infer<typeof ChanceState>;

/**
 * A repeatable source of chance. Two sources with one seed give the same values in the same order.
 * Never for secrets: tokens, codes and server seeds come from `node:crypto`.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** One of the list. Throws `RangeError` on an empty list. */
  pick<T>(list: readonly T[]): T;
  bytes(count: number): Uint8Array;
  /** An independent source that depends on this one's seed and the label only, not on what was drawn before. */
  fork(label: string): Random;
  state(): ChanceState;
  /** Goes on as the source did whose state this is. */
  restore(state: ChanceState): void;
}

/** A source of chance from a seed of any text. */
export function createRandom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let root = seed;
  let generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)));
  return {
    next: () => uniformFloat64(generator),
    int: (min, max) => uniformInt(generator, min, max),
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      // The index lies within the list, whose elements may themselves be undefined.
      return list[uniformInt(generator, 0, list.length - 1)] as (typeof list)[number];
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => generator.next() & 0xff),
    fork: (label) => createRandom(`${root}/${label}`),
    state: () => ({ seed: root, next: [...generator.getState()] }),
    restore(state) {
      root = state.seed;
      generator = xoroshiro128plusFromState(state.next);
    },
  };
}

/** A seed that nobody can guess, for a world that real visitors play in. */
export const unguessableSeed = (): string => randomBytes(32).toString('hex');
