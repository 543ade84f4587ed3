import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { tower } from './module';
import { drawOdd, towerRungs } from './odds';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = {
  version: 1,
  multipliers: 'f5c11536e670ecd20349fc996240c66a',
  odd: ['133033220', '202110200', '111011000', '202110200', '133033220'],
};
const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;

it('GAME-05 GAME-08 pays and lays its tiles as it did when the first round was played', () => {
  const config = { rtpBp: 9_700, minStakeMinor: 1, maxStakeMinor: 1, maxPayoutMinor: Number.MAX_SAFE_INTEGER };
  const table = LEVELS.map((level) =>
    towerRungs({ level, stakeMinor: 1 }, config).map(({ multiplierX10000 }) => multiplierX10000),
  );
  const multipliers = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 32);
  const odd = LEVELS.map((level) =>
    drawOdd(level, fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'torre', nonce: 0 })).join(''),
  );
  expect({ version: tower.version, multipliers, odd }).toEqual(PUBLISHED);
});
