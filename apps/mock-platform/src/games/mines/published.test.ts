import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { rungsOf } from '../climb/rungs';
import { mines } from './module';
import { chancesOf, drawBombs } from './odds';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = {
  version: 1,
  multipliers: '6b02fa9f4053709e6207676854d8ecd0',
  places: [1, 12, 5, 8, 23, 14, 24, 17, 21, 3],
};

it('GAME-05 GAME-08 pays and lays its bombs as it did when the first round was played', () => {
  const config = { rtpBp: 9_700, minStakeMinor: 1, maxStakeMinor: 1, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
  const table = Array.from({ length: 24 }, (_, index) =>
    rungsOf(chancesOf(index + 1), 1, config).map(({ multiplierX10000 }) => multiplierX10000),
  );
  const multipliers = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 32);
  const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'minas', nonce: 0 });
  expect({ version: mines.version, multipliers, places: drawBombs(10, draws) }).toEqual(PUBLISHED);
});
