import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CHOICES } from './exact';
import { plinko } from './module';
import { multipliersX100 } from './odds';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = { version: 1, multipliers: 'b587396cb837b6ec82a7793ba6649488' };

it('GAME-05 GAME-08 pays as it did when the first round was played', () => {
  const table = CHOICES.map((choice) => [choice.rows, choice.risk, ...multipliersX100(choice)]);
  const multipliers = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 32);
  expect({ version: plinko.version, multipliers }).toEqual(PUBLISHED);
});
