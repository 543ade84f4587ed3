import { createHash } from 'node:crypto';
import { CRAPS_SPOTS } from '@tonalli/contracts/games/craps';
import { expect, it } from 'vitest';
import { DRAWN_FIRST } from './dice';
import { craps } from './module';
import { chancesOf, type Point } from './odds';
import { endOf } from './table';

/** Rounds were played on these: what is pinned here never changes, other rules take the next version. */
const PUBLISHED = { version: 1, rules: 'c1fa189d5cda9c18b8d1ff6c572ae2cd' };

it('GAME-05 GAME-08 pays as it did when the first round was played', () => {
  const points: (Point | null)[] = [null, 4, 5, 6, 8, 9, 10];
  const sides = [1, 2, 3, 4, 5, 6];
  const table = CRAPS_SPOTS.flatMap((spot) =>
    points.map((point) => [
      ...[spot, point, chancesOf(spot, point)],
      sides.flatMap((one) => sides.map((other) => endOf(spot, point, [one, other]))),
    ]),
  );
  const rules = createHash('sha256')
    .update(JSON.stringify([DRAWN_FIRST, table]))
    .digest('hex')
    .slice(0, 32);
  expect({ version: craps.version, rules }).toEqual(PUBLISHED);
});
