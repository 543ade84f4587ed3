import type { JournalDetail } from '@tonalli/qa/journal';
import { Control } from '@tonalli/test-stack/control';
import { z } from 'zod';
import type { PinnedServer } from '../measure/pinned-server';
import { type Player, SPIN_PATH, spinOf } from './players';
import { assertRows, type Rows } from './spin-rows';

const SPINS_EACH = 16;

const Spun = z.object({ value: z.object({ payoutMinor: z.int() }) });

/**
 * Plays spins while the journal writes down what rows they change, and holds each to the list. Returns which part of them paid.
 */
export async function observeSpins(platform: PinnedServer, players: readonly Player[]): Promise<{ wins: number }> {
  const { run } = new Control(platform.url, 'default');
  const watch = (on: boolean) => run('watchJournal', { on });
  await watch(true);
  for (let turn = 0; turn < SPINS_EACH; turn += 1) {
    for (const player of players) {
      const { ok, status } = await fetch(platform.url + SPIN_PATH, { method: 'POST', ...spinOf(player) });
      if (!ok) throw new Error(`a spin was answered with ${status}`);
    }
  }
  const spins = SPINS_EACH * players.length;
  const lines = await run('listJournal', { endpoint: 'play.spin', limit: spins });
  const kinds = [];
  for (const { seq } of lines) kinds.push(holdToList(await run('fetchJournalEntry', { seq })));
  await watch(false);
  return { wins: kinds.filter((kind) => kind.wins).length / spins };
}

function holdToList({ answer, changes }: JournalDetail) {
  const kind = { wins: Spun.parse(answer).value.payoutMinor > 0 };
  const written: Record<string, number> = {};
  for (const { table } of changes ?? []) written[table] = (written[table] ?? 0) + 1;
  assertRows('the platform', kind, written satisfies Rows);
  return kind;
}
