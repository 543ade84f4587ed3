import { createHash } from 'node:crypto';
import { POKER_TABLES } from '@tonalli/contracts/games/video-poker';
import { expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { deucesWild } from '../deuces-wild/module';
import { videoPoker } from '../video-poker/module';
import { deal } from './engine';
import { prizesOf } from './tables';

/** Rounds were played on these: what is pinned here never changes, another table takes the next version. */
const PUBLISHED = {
  versions: [1, 1],
  tables: '0221da3a9e06369196d8f685d5ac26e8',
  cards: [34, 16, 1, 38, 35, 12, 0, 46, 45, 44],
};

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

it('GAME-05 GAME-08 deals and pays as it did when the first round was played', () => {
  const tables = digest(POKER_TABLES.map((table) => [table, prizesOf(table)]));
  const { cards } = deal('jacks-9-6', fairDraws({ serverSeed: '0f'.repeat(32), clientSeed: 'published', nonce: 1 }));
  expect({ versions: [videoPoker.version, deucesWild.version], tables, cards }).toEqual(PUBLISHED);
});
