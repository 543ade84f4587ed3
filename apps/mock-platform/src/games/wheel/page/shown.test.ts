import { expect, it } from 'vitest';
import { heatOf } from './shown';

it.each([
  [
    [970, 0, 0],
    [5, 0, 0],
  ],
  [
    [130, 120, 0, 120],
    [5, 4, 0, 4],
  ],
  [
    [500, 0, 150, 270, 200, 170],
    [5, 0, 1, 4, 3, 2],
  ],
])('GAME-05 colours the prizes of %j by their rank, and nothing apart', (wheelX100, heats) => {
  expect(wheelX100.map((multiplierX100) => heatOf(multiplierX100, wheelX100))).toEqual(heats);
});
