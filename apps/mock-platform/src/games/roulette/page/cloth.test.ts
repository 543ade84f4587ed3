import { describe, expect, it } from 'vitest';
import { neighbourOf } from '../../page/layout/neighbour';
import { SPOTS } from '../spots';
import { boxOf, spotAt } from './cloth';

const spots = [...SPOTS.values()];
const centreOf = (id: string) => {
  const spot = SPOTS.get(id);
  if (!spot) throw new Error(id);
  const { u, v, long, wide } = boxOf(spot);
  return { x: u + long / 2, y: v + wide / 2 };
};

describe('the cloth of roulette', () => {
  it.each([
    ['straight:0', 0.5, 1.5],
    ['straight:1', 1.5, 2.5],
    ['straight:36', 12.5, 0.5],
    ['split:0-2', 1, 1.5],
    ['split:14-17', 6, 1.5],
    ['split:13-14', 5.5, 2],
    ['street:4-5-6', 2.5, 3],
    ['trio:0-1-2', 1, 2],
    ['trio:0-2-3', 1, 1],
    ['first-four:0-1-2-3', 1, 3],
    ['corner:1-2-4-5', 2, 2],
    ['corner:32-33-35-36', 12, 1],
    ['line:31-32-33-34-35-36', 12, 3],
    ['dozen:2', 7, 3.5],
    ['column:3', 13.5, 0.5],
    ['low', 2, 4.5],
    ['high', 12, 4.5],
  ])('GAME-05 %s lies where every table has it', (id, x, y) => {
    expect(centreOf(id)).toEqual({ x, y });
  });

  it('GAME-05 a press in the middle of a spot means that spot, and no two lie on one place', () => {
    for (const { id } of spots) {
      const { x, y } = centreOf(id);
      expect(spotAt(spots, [x, y])?.id).toBe(id);
    }
    expect(new Set(spots.map(({ id }) => JSON.stringify(centreOf(id)))).size).toBe(spots.length);
    expect(spotAt(spots, [0.5, 4.5])).toBeNull();
  });

  it('GAME-05 arrows come to every spot and back, laid down and stood up', () => {
    const lying = spots.map(({ id }) => centreOf(id)).map(({ x, y }) => ({ x: x * 50, y: y * 50 }));
    const standing = lying.map(({ x, y }) => ({ x: (250 - y) * 1.4, y: x / 2 }));
    for (const places of [lying, standing]) {
      const reached = new Set([0]);
      for (const at of reached) {
        for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
          const next = neighbourOf(places, at, key);
          if (next >= 0) reached.add(next);
        }
      }
      expect(reached.size).toBe(spots.length);
    }
  });
});
