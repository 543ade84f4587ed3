import fc from 'fast-check';
import type { Draws, Selection } from '../../../play';
import { pairsIn } from '../numbers';

/** Draws that take numbers from a list and note the bounds that they were asked for. */
export function scripted(numbers: readonly number[]): Draws & { bounds: readonly number[] } {
  const bounds: number[] = [];
  return { bounds, below: (bound) => numbers[bounds.push(bound) - 1] ?? 0 };
}

/** Even whole numbers from a fixed seed (xorshift), for counting how often things come. */
export function seeded(seed: number): Draws {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { below: (bound) => Math.floor(next() * bound) };
}

/** How far what was counted is from coming equally often (Pearson). */
export function chiSquareOf(times: readonly number[]): number {
  const each = times.reduce((all, one) => all + one, 0) / times.length;
  return times.reduce((all, one) => all + (one - each) ** 2 / each, 0);
}

/** Every way in which so many different ones of the numbers may come, in order. */
export function arrangementsOf(numbers: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return arrangementsOf(numbers, size - 1).flatMap((first) =>
    numbers.filter((number) => !first.includes(number)).map((number) => [...first, number]),
  );
}

/** Draws of so many different numbers, of which many begin with what a selection of numbers of two digits names. */
export function leaningDraws(numbers: readonly string[], count: number) {
  const anyhow = fc.shuffledSubarray([...numbers], { minLength: numbers.length });
  return (selection: Selection): fc.Arbitrary<readonly string[]> => {
    const chosen = selection.flat().filter((text) => pairsIn(text).every((pair) => numbers.includes(pair)));
    const one = fc.constantFrom(...(chosen.length > 0 ? chosen : [''])).map(pairsIn);
    const all = fc.shuffledSubarray([...new Set(chosen.flatMap(pairsIn))]);
    const leaning = fc.tuple(one, all, anyhow).map((parts) => [...new Set(parts.flat())]);
    return fc.oneof(anyhow, leaning).map((draw) => draw.slice(0, count));
  };
}
