import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { startJackpot } from '../../features/content/jackpot';
import { JACKPOT_RULES } from '../../features/play';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { journalOf } from './journal-part';

const MINUTE_MS = 60_000;

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  startJackpot(world);
});
afterEach(() => world.close());

/** What the journal says of a call in which the clock goes on for a minute, and the rows that it answers for. */
function aMinuteOfACall() {
  const journal = journalOf(world);
  journal.rows.pin(true);
  const payload = { tokenId: 'none', memberId: 'M1' };
  world.clock.schedule({
    kind: jobKind('session.expire', z.object({ tokenId: z.string(), memberId: z.string() })),
    key: 'none',
    dueAt: world.clock.now() + MINUTE_MS / 2,
    payload,
  });
  const seq = journal.recordSync({ kind: 'call', name: 'fetchStatus' }, (entry) => {
    world.clock.advance(MINUTE_MS);
    return entry.seq;
  });
  return { names: journal.entries().map(({ name }) => name), tables: journal.rows.of(seq).map(({ tbl }) => tbl) };
}

it('QA-05 writes down the jobs with a person behind them, and none of those that go on by themselves', () => {
  const ticks: number[] = [];
  world.settings.set(JACKPOT_RULES, { ...world.settings.get(JACKPOT_RULES), kind: 'TICKER' });
  world.events.subscribe((event) => void (event.type === 'jackpot' && ticks.push(event.amount)));
  expect(aMinuteOfACall().names).toEqual(['session.expire', 'fetchStatus']);
  expect(ticks.length).toBeGreaterThanOrEqual(12);
});

it('QA-05 blames no call for what goes on by itself while it is served', () => {
  const { tables } = aMinuteOfACall();
  expect(tables).toContain('settings');
  expect(tables.filter((table) => /jackpot/.test(table))).toEqual([]);
  const changed = world.sqlite.prepare("SELECT count(*) FROM temp.journal_rows WHERE tbl LIKE '%jackpot%'").pluck();
  expect(changed.get()).toBeGreaterThanOrEqual(12);
});
