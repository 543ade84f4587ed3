import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { liveBlackjack } from './module';
import { tables } from './rounds';
import { FAMILY, sitDown } from './table-fixture';

/** Rounds were played on these: what is pinned here never changes, another rule takes the next version. */
const PUBLISHED = { versions: [1, 1], rounds: '81ffbab61546264a227b8f5cb944937d' };

it('GAME-05 GAME-08 deals and pays as it did when the first round was played', () => {
  const rounds = Array.from({ length: 40 }, (_, nonce) => {
    const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'published', nonce };
    const table = sitDown(seeds, [
      { seat: 1, stakeMinor: 101 },
      { seat: 7, stakeMinor: 101 },
    ]);
    for (const phase of ['insurance', 'playing', 'over']) {
      if (table.phase().name === 'over') break;
      table.until(phase);
      for (const step of ['decline', 'split', 'double', 'hit', 'stand', 'stand']) {
        for (const at of [0, 1]) {
          try {
            table.step(step, at);
          } catch {
            // Not offered now, and nothing drawn.
          }
        }
      }
    }
    return [table.view(0), table.view(1), table.runner.showShared(FAMILY, table.key)];
  });
  // Keys hold the day, and times the hour.
  const told = JSON.stringify(rounds, (name, value) => (name === 'round' || name === 'decideBy' ? null : value));
  const digest = createHash('sha256').update(told).digest('hex').slice(0, 32);
  expect({ versions: [liveBlackjack.version, tables.version], rounds: digest }).toEqual(PUBLISHED);
});
