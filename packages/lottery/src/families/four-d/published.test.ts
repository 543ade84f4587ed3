import { describe, expect, it } from 'vitest';
import { oddsKey, returnOf } from '../../odds';
import { fourD } from './family';

/** What the legal houses pay for 1 in the order of the prizes, and what of 100 that returns. */
type Published = readonly [house: string, play: string, kind: string, pays: readonly number[], share: number];

const PUBLISHED: readonly Published[] = [
  ['Magnum', 'big', 'number', [2_500, 1_000, 500, 180, 60], 64.0],
  ['Magnum', 'small', 'number', [3_500, 2_000, 1_000], 65.0],
  ['Singapore', 'big', 'number', [2_000, 1_000, 490, 250, 60], 65.9],
  ['Singapore', 'small', 'number', [3_000, 2_000, 800], 58.0],
  ['Magnum', 'ibox-big', 'permutations-24', [105, 42, 21, 8, 3], 66.7],
  ['Magnum', 'ibox-big', 'permutations-12', [209, 84, 42, 15, 5], 64.2],
  ['Magnum', 'ibox-big', 'permutations-6', [417, 167, 84, 30, 10], 64.1],
  ['Magnum', 'ibox-big', 'permutations-4', [625, 250, 125, 45, 15], 64.0],
  ['Magnum', 'ibox-small', 'permutations-24', [146, 84, 42], 65.3],
  ['Magnum', 'ibox-small', 'permutations-12', [292, 167, 84], 65.2],
  ['Magnum', 'ibox-small', 'permutations-6', [584, 334, 167], 65.1],
  ['Magnum', 'ibox-small', 'permutations-4', [875, 500, 250], 65.0],
  ['Singapore', 'ibox-big', 'permutations-24', [83, 41, 20, 10, 3], 65.8],
  ['Singapore', 'ibox-big', 'permutations-12', [166, 83, 40, 20, 6], 65.9],
  ['Singapore', 'ibox-big', 'permutations-6', [335, 168, 85, 41, 10], 65.9],
  ['Singapore', 'ibox-big', 'permutations-4', [500, 250, 127, 62, 15], 65.9],
];

const ROWS = PUBLISHED.map(
  ([house, id, kind, pays, share]) => [`${house} ${id} ${kind}`, { id, kind, pays, share }] as const,
);

describe('tables of 4D that are published', () => {
  it.each(ROWS)('LOTT-06 return what is known of them: %s', (_, { id, kind, pays, share }) => {
    const found = fourD.plays.find((play) => play.id === id)?.kinds.find((one) => one.id === kind);
    if (!found) throw new Error(`no kind ${kind} of ${id}`);
    const odds = found.prizes.map((prize, at) => [oddsKey(id, kind, prize.id), (pays[at] ?? 0) * 1_000]);
    expect(returnOf(Object.fromEntries(odds), id, found) / 10_000).toBeCloseTo(share, 1);
  });
});
