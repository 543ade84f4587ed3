import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { decide } from '../../guard/decide';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { confirmDeposit, openDeposit } from '../cashier';
import { keepDepositLimits } from './keep-limits';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** What a work asks the database, a text for each time. What was prepared before is not seen. */
function asked(sqlite: Database, work: () => void): string[] {
  const texts: string[] = [];
  const original = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((text: string) => {
    const statement = original(text);
    for (const way of ['get', 'all', 'run', 'iterate'] as const) {
      const run = statement[way].bind(statement);
      Object.assign(statement, { [way]: (...values: unknown[]) => [texts.push(text), run(...values)][1] });
    }
    return statement;
  }) as Database['prepare'];
  work();
  sqlite.prepare = original;
  return texts;
}

const changes = () => world.sqlite.prepare('SELECT total_changes()').pluck().get();
const ask = (memberId: string) => () =>
  world.transaction(() => decide(world, { kind: 'deposit.credit', memberId, amountMinor: 10_000, by: 'member' }));
const limit = (memberId: string, daily: number) =>
  keepDepositLimits(world, { memberId, limits: { daily, weekly: daily, monthly: daily }, at: 0 });

it.each([
  ['once where there are no limits', '', ['member_protection']],
  [
    'twice where there are',
    `INSERT INTO member_protection (member_id, limits) VALUES ('M1', '{"deposit":{"daily":50000}}')`,
    ['member_protection', 'deposit_orders, member_transfers, member_transfers, member_transfers'],
  ],
])('MEM-16 K1 asks the database %s, by an index, and writes nothing', (_how, set, tables) => {
  world.sqlite.exec(set);
  const before = changes();
  // A period's transfers are looked up within the statement of orders.
  const BY_INDEX = /^SEARCH (\w+) USING .*\((?:to_)?member_id=/;
  const plans = asked(world.sqlite, ask('M1')).map((text) =>
    world.sqlite
      .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${text.replace(/@\w+|\?/g, '1')}`)
      .all()
      .filter(({ detail }) => !detail.startsWith('SCALAR SUBQUERY'))
      .map(({ detail }) => BY_INDEX.exec(detail)?.[1] ?? detail)
      .join(', '),
  );
  expect(plans).toEqual(tables);
  expect(changes()).toBe(before);
});

it('MEM-16 leaves alone what is credited by hand, and counts it in no limit', () => {
  limit('M1', 20_000);
  creditByHand(world, { memberId: 'M1', amountMinor: 5_000_000, key: 'k', reference: 'r', at: world.clock.now() });
  expect(world.ledger.balance('M1', 'member.main')).toBe(5_000_000);
  expect(ask('M1')()).toHaveProperty('permit');
});

it('MEM-16 credits one of two transfers that arrive at once when a limit that was set meanwhile has room for one', async () => {
  const order = () => {
    return openDeposit(world, { memberId: 'M1', channelId: 'spei', amountMinor: 30_000, at: world.clock.now() }).id;
  };
  const orders = [order(), order()];
  limit('M1', 50_000);
  const settled = await Promise.all(orders.map((id) => world.commit(() => confirmDeposit(world, id))));
  expect(settled.map(({ status }) => status).sort()).toEqual(['CONFIRMED', 'HELD']);
  expect(world.ledger.balance('M1', 'member.main')).toBe(30_000);
  expect(world.ledger.houseBalance('house.overLimit')).toBe(30_000);
  expect(world.ledger.audit().findings).toEqual([]);
});
