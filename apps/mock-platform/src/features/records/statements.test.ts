import { MAIN_KINDS } from '@tonalli/contracts/ledger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { cashRollups } from '../../rollups/cash.repository';
import { playRollups } from '../../rollups/play.repository';
import { plansOf } from '../../testing/query-plans';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import { playedRepository } from '../../wagering/played.repository';
import type { OpenWorld } from '../../world/open-world';
import { movementsRepository } from './movements.repository';

const ENTRIES = 100_000;
const MINUTE_MS = 60_000;
let world: OpenWorld;

beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it("MEM-08 MEM-09 begin at the member's own movements and add up from the index alone", () => {
  const plans = [...plansOf(world.sqlite, () => void movementsRepository(world))];
  expect(plans).toHaveLength(3);
  for (const [text, plan] of plans) {
    expect(plan).toMatch(/SEARCH entries USING COVERING INDEX entries_account \(account_id=\? AND at>\? AND at<\?\)/);
    // Small lists that come with the question are read whole.
    expect(plan.replace(/SCAN json_each VIRTUAL TABLE/g, ''), text).not.toMatch(/\bSCAN\b/);
  }
});

it("MEM-09 finds the member's own bets of the range by index", () => {
  const plans = [...plansOf(world.sqlite, () => void playedRepository(world))].map(([, steps]) => steps).join('\n');
  expect(plans).toContain('SEARCH bets USING INDEX bets_member (member_id=? AND at>? AND at<?)');
  expect(plans).toContain('SEARCH bets USING INDEX bets_late (member_id=? AND settled_at>? AND settled_at<?)');
  // A member's own open bets are not looked for among everybody's.
  expect(plans).not.toContain('bets_open');
  expect(plans).toContain('SEARCH p USING INDEX round_progress_open (member_id=?)');
});

it("MEM-08 MEM-09 find the member's own days and slots by index", () => {
  const plans = plansOf(world.sqlite, () => {
    playRollups(world);
    cashRollups(world);
  });
  const own = [...plans].filter(([text]) => /^SELECT.* >= @from/s.test(text) && text.includes('= @memberId'));
  expect(own).toHaveLength(7);
  for (const [text, plan] of own) {
    expect(plan, text).toMatch(
      /^SEARCH \w+ USING INDEX sqlite_autoindex_\w+ \(member_id=\? AND (day|slot)>\? AND (day|slot)<\?/,
    );
  }
});

it('MEM-08 answers for a member with a hundred thousand movements', () => {
  creditByHand(world, { key: 'a', memberId: 'M1', amountMinor: 1, reference: 'a', at: 0 });
  world.sqlite
    .prepare<{ entries: number; now: number; step: number }>(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < @entries)
       INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
       SELECT 1, (SELECT id FROM accounts WHERE owner_id = 'M1'), iif(i % 2, 'deposit.credit', 'bet.stake'),
         @now - i * @step, iif(i % 2, 3, -2), 0 FROM n`,
    )
    .run({ entries: ENTRIES, now: TEST_TIME_MS, step: MINUTE_MS });
  const store = movementsRepository(world);
  const filter = { memberId: 'M1', from: 0, to: TEST_TIME_MS, kinds: MAIN_KINDS };
  expect(store.totals(filter)).toEqual({ rows: ENTRIES + 1, inMinor: ENTRIES * 1.5 + 1, outMinor: ENTRIES });
  const [oldest] = store.page(filter, 1, ENTRIES);
  expect(oldest).toMatchObject({ amountMinor: 1, at: 0 });
  const after = { at: 0, entryId: oldest?.entryId ?? 0 };
  expect(store.movedMinor({ memberId: 'M1', after, upTo: null })).toBe(ENTRIES / 2);
});
