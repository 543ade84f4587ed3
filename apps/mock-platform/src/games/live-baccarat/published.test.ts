import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BANKER_DRAWS, DRAWS_TO } from '../baccarat/coup';
import { PAYS_X100 } from '../baccarat/odds';
import { noCommissionBaccarat } from '../no-commission-baccarat/module';
import { speedBaccarat } from '../speed-baccarat/module';
import { OUTCOMES } from './model';
import { liveBaccarat } from './module';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = {
  rules: '8718844e80b5ac30991b43d6ccce2d9e',
  tables: [
    ['live-baccarat', 1, 1],
    ['speed-baccarat', 1, 1],
    ['no-commission-baccarat', 1, 1],
  ],
};

it('GAME-05 GAME-12 deals and pays as it did when the first round was played', () => {
  const rules = createHash('sha256')
    .update(JSON.stringify([BANKER_DRAWS, DRAWS_TO, PAYS_X100, OUTCOMES]))
    .digest('hex');
  const tables = [liveBaccarat, speedBaccarat, noCommissionBaccarat].map(({ family, version, rounds }) => [
    ...[family, version, rounds?.version],
  ]);
  expect({ rules: rules.slice(0, 32), tables }).toEqual(PUBLISHED);
});
