import { expect, it } from 'vitest';
import { type Bead, beadOf, lastColumns, readBeads, writeBeads } from './road';

const bead = (winner: Bead['winner'], playerPair = false, bankerPair = false): Bead => ({
  winner,
  playerPair,
  bankerPair,
});

it('GAME-05 the bead road keeps who won and which pairs there were', () => {
  const beads = [bead('player'), bead('banker', true), bead('tie', false, true), bead('banker', true, true)];
  expect(writeBeads(beads)).toBe('p0b2t1b3');
  expect(readBeads(writeBeads(beads))).toEqual(beads);
  expect(readBeads('p0x9')).toEqual([bead('player')]);
  const view = { player: [8, 21, 3], banker: [5, 0], winner: 'player' as const, spots: [] };
  expect(beadOf(view)).toEqual(bead('player', true));
});

it('GAME-05 the bead road shows its last columns, the oldest of them whole', () => {
  const beads = Array.from({ length: 20 }, (_, at) => bead(at < 6 ? 'tie' : 'player'));
  expect(lastColumns(beads, 5)).toHaveLength(20);
  expect(lastColumns(beads, 3)).toHaveLength(14);
  expect(lastColumns(beads, 3)[0]).toEqual(bead('player'));
  expect(lastColumns([], 3)).toEqual([]);
});
