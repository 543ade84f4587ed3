import { createHash } from 'node:crypto';
import { FISH_KINDS, FISH_SEAS } from '@tonalli/contracts/games/fish';
import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { fish } from './module';
import { caughtBelow, drawHit, kindAt, PRIZES } from './odds';
import { shoalOf } from './shoal';

/** Segments were played on these: what is pinned here never changes, other figures take the next version. */
const PUBLISHED = {
  version: 1,
  table: 'c35df6d92a71722f0cd2f5c7db789156',
  shoals: ['c85f4d7edd63c1db758f62c3541ec97e', 'eb2320a4f63847058934113644a10717'],
  pays: [0, 3, 0, 0, 0, 0, 0, 0, 4, 2, 3, 4],
};

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

it('GAME-05 GAME-08 draws fish, and has them swim, as when the first shot was fired', () => {
  const table = digest(FISH_KINDS.map((_, kind) => [PRIZES[kindAt(kind)], caughtBelow(kind)]));
  const shoals = FISH_SEAS.map((sea) => digest(shoalOf({ seed: 12_345, sea })));
  const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'pesca', nonce: 0 });
  const pays = Array.from({ length: 12 }, (_, hit) => drawHit(hit % 3, draws).pays);
  expect({ version: fish.version, table, shoals, pays }).toEqual(PUBLISHED);
});
