import type { Draws } from '../../play';

/**
 * Draws so many different ones of the options, in the order in which they come. It takes `below(n)`, where n options are left, and
 * draws the one at that place, counted from 0, of those that are left in their order; and so on with one option less (which is the
 * shuffle of Fisher and Yates). Nothing is taken where one option is left.
 */
export function drawDistinct(draws: Draws, options: readonly string[], count: number): readonly string[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(left.length > 1 ? draws.below(left.length) : 0, 1)).flat();
}
