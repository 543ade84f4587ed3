import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { SPOTS, timesOf } from '../roulette/spots';
import { speedRoulette } from '../speed-roulette/module';
import { liveRoulette } from './module';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = {
  spots: '4970fd148ce7296f05acae9a9bde5bae',
  tables: [
    ['live-roulette', 1, 1],
    ['speed-roulette', 1, 1],
  ],
};

it('GAME-05 GAME-12 pays as it did when the first round was played', () => {
  const table = [...SPOTS.values()].map((spot) => [spot.id, timesOf(spot), ...spot.numbers]);
  const spots = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 32);
  const tables = [liveRoulette, speedRoulette].map(({ family, version, rounds }) => [family, version, rounds?.version]);
  expect({ spots, tables }).toEqual(PUBLISHED);
});
