import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { moneyWheel } from './module';
import { PAYS_X100, SEGMENTS } from './segments';

/** Rounds were played on these: what is pinned here never changes, another wheel takes the next version. */
const PUBLISHED = { version: 1, rounds: 1, wheel: 'b0a235418794726f38a893e1628c5ae2' };

it('GAME-05 GAME-12 pays as it did when the first round was played', () => {
  const wheel = createHash('sha256')
    .update(JSON.stringify([SEGMENTS, PAYS_X100]))
    .digest('hex')
    .slice(0, 32);
  expect({ version: moneyWheel.version, rounds: moneyWheel.rounds?.version, wheel }).toEqual(PUBLISHED);
});
