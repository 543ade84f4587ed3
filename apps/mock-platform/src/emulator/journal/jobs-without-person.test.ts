import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { readJackpot } from '../../features/play';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { journalOf } from './journal-part';

const DAYS_MS = 3 * 86_400_000;

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  readJackpot(world);
});
afterEach(() => world.close());

/** What the journal says of a call in which the clock goes on for three days, and the rows that it answers for. */
function daysOfACall() {
  const journal = journalOf(world);
  journal.rows.pin(true);
  const payload = { tokenId: 'none', memberId: 'M1' };
  world.clock.schedule({
    kind: jobKind('session.expire', z.object({ tokenId: z.string(), memberId: z.string() })),
    key: 'none',
    dueAt: world.clock.now() + DAYS_MS / 2,
    payload,
  });
  const seq = journal.recordSync({ kind: 'call', name: 'fetchStatus' }, (entry) => {
    world.clock.advance(DAYS_MS);
    return entry.seq;
  });
  return { names: journal.entries().map(({ name }) => name), tables: journal.rows.of(seq).map(({ tbl }) => tbl) };
}

it('QA-05 writes down the jobs with a person behind them, and none of those that go on by themselves', () => {
  expect(daysOfACall().names).toEqual(['session.expire', 'fetchStatus']);
  expect(world.clock.pending().map(({ kind }) => kind)).toContain('jackpot.day');
});

it('QA-05 blames no call for what goes on by itself while it is served', () => {
  const { tables } = daysOfACall();
  expect(tables.filter((table) => /jackpot/.test(table))).toEqual([]);
  const changed = world.sqlite.prepare("SELECT count(*) FROM temp.journal_rows WHERE tbl LIKE '%jackpot%'").pluck();
  expect(changed.get()).toBeGreaterThanOrEqual(3);
});
