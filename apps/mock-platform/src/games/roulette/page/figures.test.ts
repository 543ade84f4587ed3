import { expect, it } from 'vitest';
import { figuresOf } from './figures';

it('GAME-14 counts what came, and nothing else', () => {
  const figures = figuresOf([17, 0, 17, 32, 5, 17, 5, 2]);
  expect(figures).toMatchObject({ spins: 8, red: 3, black: 4, zero: 1 });
  expect(figures.hot.slice(0, 2)).toEqual([
    [17, 3],
    [5, 2],
  ]);
  expect(figures.cold.map(([, times]) => times)).toEqual([0, 0, 0, 0, 0]);
  expect(figuresOf([])).toMatchObject({ spins: 0, red: 0, black: 0, zero: 0 });
});
