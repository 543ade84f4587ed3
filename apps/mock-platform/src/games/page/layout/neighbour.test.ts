import { expect, it } from 'vitest';
import { neighbourOf } from './neighbour';

const GRID = Array.from({ length: 12 }, (_, index) => ({ x: (index % 4) * 40, y: Math.floor(index / 4) * 30 }));

it('GAME-05 an arrow leads to the nearest place that way, and nowhere from the edge', () => {
  const from = (index: number) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => neighbourOf(GRID, index, key));
  expect(from(5)).toEqual([1, 6, 9, 4]);
  expect(from(0)).toEqual([-1, 1, 4, -1]);
  expect(from(11)).toEqual([7, -1, -1, 10]);
  expect(neighbourOf(GRID, 5, 'Enter')).toBe(-1);
  expect(neighbourOf([], 0, 'ArrowUp')).toBe(-1);
});

it('GAME-05 an arrow prefers what lies straight ahead to what lies nearer aside', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 30, y: 20 },
    { x: 60, y: 0 },
  ];
  expect(neighbourOf(places, 0, 'ArrowRight')).toBe(2);
});
