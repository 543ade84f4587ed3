import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import { createCommitQueue } from './commit-queue';
import type { OpenWorld } from './open-world';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const post =
  (key: string, amountMinor = 100) =>
  () =>
    world.ledger.post({ kind: 'deposit.credit', key, memberId: 'M1', amountMinor, reference: 'r', at: 0 });

it('commits all that arrives in one tick in one transaction', async () => {
  let transactions = 0;
  const queue = createCommitQueue(world.sqlite, (work) => {
    transactions += 1;
    return world.transaction(work);
  });
  await Promise.all([queue.run(post('a')), queue.run(post('b')), queue.run(post('c'))]);
  // One around all, one savepoint each.
  expect(transactions).toBe(4);
  expect(world.ledger.balance('M1', 'member.main')).toBe(300);
});

it('undoes one that fails and keeps the others', async () => {
  const results = await Promise.allSettled([
    world.commit(post('a')),
    world.commit(() => {
      post('b')();
      throw new Error('no');
    }),
    world.commit(post('c')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 2 });
});

it('answers only after COMMIT', async () => {
  const order: string[] = [];
  world.events.subscribe(() => order.push(`news, in transaction: ${world.sqlite.inTransaction}`));
  await world.commit(post('a')).then(() => order.push(`answer, in transaction: ${world.sqlite.inTransaction}`));
  expect(order).toEqual(['news, in transaction: false', 'answer, in transaction: false']);
});

it('fails everyone when the transaction itself cannot be committed, and keeps nothing', async () => {
  const queue = createCommitQueue(world.sqlite, (work) =>
    world.transaction(() => {
      const result = work();
      if (world.sqlite.prepare('SELECT count(*) AS n FROM postings').pluck().get() === 2) throw new Error('disk full');
      return result;
    }),
  );
  const results = await Promise.allSettled([queue.run(post('a')), queue.run(post('b'))]);
  expect(results.map(({ status }) => status)).toContain('rejected');
  expect(world.ledger.audit().clean).toBe(true);
});

it('commits what waits before the world closes', async () => {
  const file = createTestWorld();
  const waiting = file.commit(() => file.sqlite.inTransaction);
  file.close();
  expect(await waiting).toBe(true);
});
