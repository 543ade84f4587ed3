import { createHash } from 'node:crypto';
import { HOLD_AND_SPIN_MODELS } from '@tonalli/contracts/games/hold-and-spin';
import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { draw } from './engine';
import { HOLD_FROM, MODELS, RESPINS } from './models';
import { holdAndSpin } from './module';
import { viewOf } from './view';

/** Rounds were played on these: what is pinned here never changes, another table takes the next number. */
const PUBLISHED = {
  version: 1,
  rules: [6, 3],
  models: {
    'low-1': '8766393ccfbecdc51bb46449e30e2861',
    'medium-1': 'ef43a94609bbed62c8858d3e00743014',
    'high-1': '4a8af0e9bc7c27bd32341c12aaedf73b',
  },
  rounds: '92ecb7c67e53b25056d7efb7eac464f8',
};

const digestOf = (table: unknown) => createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 32);

it('GAME-05 GAME-08 draws and pays as it did when the first round was played', () => {
  const models = Object.fromEntries(HOLD_AND_SPIN_MODELS.map((id) => [id, digestOf(MODELS[id])]));
  const rounds = Array.from({ length: 300 }, (_, nonce) => {
    const draws = fairDraws({ serverSeed: '17'.repeat(32), clientSeed: 'monedas', nonce });
    return viewOf('medium-1', draw(MODELS['medium-1'], draws));
  });
  expect(rounds.filter(({ respins }) => respins.length > 0).length).toBeGreaterThan(0);
  const published = { version: holdAndSpin.version, rules: [HOLD_FROM, RESPINS], models, rounds: digestOf(rounds) };
  expect(published).toEqual(PUBLISHED);
});
