import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { createCommitQueue } from './commit-queue';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const post =
  (key: string, amountMinor = 100) =>
  () =>
    creditByHand(world, { key, memberId: 'M1', amountMinor, reference: 'r', at: 0 });

it('commits all that arrives in one tick in one transaction', async () => {
  let transactions = 0;
  const queue = createCommitQueue(world.sqlite, {
    transaction(work) {
      transactions += 1;
      return world.transaction(work);
    },
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
  world.events.subscribe(({ type }) => {
    if (type === 'balance') order.push(`news, in transaction: ${world.sqlite.inTransaction}`);
  });
  await world.commit(post('a')).then(() => order.push(`answer, in transaction: ${world.sqlite.inTransaction}`));
  expect(order).toEqual(['news, in transaction: false', 'answer, in transaction: false']);
});

it('fails everyone when the transaction itself cannot be committed, and keeps nothing', async () => {
  const queue = createCommitQueue(world.sqlite, {
    transaction: (work) =>
      world.transaction(() => {
        const result = work();
        if (world.sqlite.prepare('SELECT count(*) AS n FROM postings').pluck().get() === 2)
          throw new Error('disk full');
        return result;
      }),
  });
  const results = await Promise.allSettled([queue.run(post('a')), queue.run(post('b'))]);
  expect(results.map(({ status }) => status)).toContain('rejected');
  expect(world.ledger.audit().clean).toBe(true);
});

it('MEM-03 MEM-04 R1 says yes to nobody when COMMIT itself fails, although every work was done', async () => {
  world.sqlite.exec(`CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE children (parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)`);
  // What is deferred is looked at by COMMIT alone.
  const orphan = () => world.sqlite.prepare('INSERT INTO children VALUES (1)').run();
  const results = await Promise.allSettled([world.commit(post('a')), world.commit(orphan), world.commit(post('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(world.ledger.balance('M1', 'member.main')).toBe(0);
  expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 0 });
});

it('MEM-03 MEM-04 R1 keeps the work of nobody when one ends the whole transaction, as a full disk does', async () => {
  const full = () => {
    world.sqlite.exec('ROLLBACK');
    throw new Error('database or disk is full');
  };
  const results = await Promise.allSettled([world.commit(post('a')), world.commit(full), world.commit(post('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 0 });
});

it('answers everyone of a tick, also those beyond one batch', async () => {
  const works = Array.from({ length: 1_100 }, (_, index) => world.commit(() => index));
  expect(await Promise.all(works)).toEqual(Array.from({ length: 1_100 }, (_, index) => index));
});

it('commits what waits before the world closes', async () => {
  const file = createTestWorld();
  const waiting = file.commit(() => file.sqlite.inTransaction);
  file.close();
  expect(await waiting).toBe(true);
});

describe('works that may be done once more', () => {
  const REPEATABLE = { repeatable: true };

  it('MEM-03 MEM-04 share a transaction without a savepoint for each while nothing fails', async () => {
    const kinds: string[] = [];
    const queue = createCommitQueue(world.sqlite, {
      transaction(work) {
        kinds.push('savepoint or transaction');
        return world.transaction(work);
      },
      attempt(works) {
        kinds.push('attempt');
        return world.transaction(() => works.map((work) => ({ value: work() })));
      },
    });
    await Promise.all([queue.run(post('a'), REPEATABLE), queue.run(post('b'), REPEATABLE)]);
    expect(kinds).toEqual(['attempt']);
    expect(world.ledger.balance('M1', 'member.main')).toBe(200);
  });

  it('MEM-03 MEM-04 are undone and done anew where one fails, each once, with their news and chance as if done once', async () => {
    const news: unknown[] = [];
    world.events.subscribe((event) => {
      if (event.type === 'balance') news.push(event);
    });
    const kept = world.sqlite.prepare('CREATE TABLE kept (what TEXT)');
    kept.run();
    const drawn: number[] = [];
    const failing = () => {
      world.keep(() => world.sqlite.prepare("INSERT INTO kept VALUES ('tried')").run());
      post('b')();
      drawn.push(world.random.int(0, 1_000_000));
      throw new Error('no');
    };
    const results = await Promise.allSettled([
      world.commit(post('a'), REPEATABLE),
      world.commit(failing, REPEATABLE),
      world.commit(post('c'), REPEATABLE),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 2 });
    expect(world.sqlite.prepare('SELECT count(*) FROM kept').pluck().get()).toBe(1);
    expect(new Set(drawn).size).toBe(1);
    expect(drawn).toHaveLength(2);
    expect(news).toHaveLength(2);
  });

  it('MEM-03 MEM-04 are done once where another is refused before it wrote, whose news nobody hears', async () => {
    const news: unknown[] = [];
    world.events.subscribe((event) => news.push(event.type));
    const done: string[] = [];
    const posting = (key: string) => () => {
      done.push(key);
      return post(key)();
    };
    const refused = () => {
      done.push('refused');
      world.events.publish({ type: 'broadcast' });
      throw new Error('no');
    };
    const results = await Promise.allSettled([
      world.commit(posting('a'), REPEATABLE),
      world.commit(refused, REPEATABLE),
      world.commit(posting('c'), REPEATABLE),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual(['a', 'refused', 'c']);
    expect(news.filter((type) => type === 'broadcast')).toEqual([]);
    expect(world.ledger.balance('M1', 'member.main')).toBe(200);
  });

  it('MEM-03 MEM-04 R1 keep nothing of one that wrote what was there already and failed', async () => {
    const written: number[] = [];
    world.sqlite.exec('CREATE TABLE ones (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO ones VALUES (1, 1)');
    const failing = () => {
      written.push(world.sqlite.prepare('UPDATE ones SET n = n + 1').run().changes);
      throw new Error('no');
    };
    const results = await Promise.allSettled([
      world.commit(failing, REPEATABLE),
      world.commit(post('a'), REPEATABLE),
      world.commit(failing, REPEATABLE),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(world.sqlite.prepare('SELECT n FROM ones').pluck().get()).toBe(1);
    expect(world.ledger.balance('M1', 'member.main')).toBe(100);
  });

  const failingInside = (work: () => void) => () => {
    try {
      world.transaction(() => {
        work();
        throw new Error('no');
      });
    } catch {
      return 'failed inside';
    }
    return 'done';
  };

  it('MEM-03 MEM-04 R1 are undone to where a transaction within began, also where its failure is caught', async () => {
    let [tries, told] = [0, 0];
    world.events.subscribe(({ type }) => {
      if (type === 'balance') told += 1;
    });
    const work = () => {
      tries += 1;
      post('outside')();
      return failingInside(post('inside'))();
    };
    const results = await Promise.all([world.commit(post('a'), REPEATABLE), world.commit(work, REPEATABLE)]);
    expect([results[1], tries]).toEqual(['failed inside', 2]);
    expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 2 });
    expect([world.ledger.balance('M1', 'member.main'), told]).toEqual([200, 2]);
  });

  it('MEM-03 MEM-04 are done once where a transaction within fails before it wrote', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      post('outside')();
      return failingInside(() => world.events.publish({ type: 'broadcast' }))();
    };
    const heard: string[] = [];
    world.events.subscribe(({ type }) => heard.push(type));
    expect(await world.commit(work, REPEATABLE)).toBe('failed inside');
    expect(tries).toBe(1);
    expect(heard).not.toContain('broadcast');
    expect(world.ledger.balance('M1', 'member.main')).toBe(100);
  });

  it('R1 are over for whoever hears of them: a transaction of theirs that fails leaves nothing', async () => {
    world.sqlite.exec('CREATE TABLE heard (type TEXT)');
    const told: string[] = [];
    world.events.subscribe(({ type }) => {
      told.push(type);
      const failing = () =>
        world.transaction(() => {
          world.sqlite.prepare('INSERT INTO heard VALUES (?)').run(type);
          throw new Error('no');
        });
      expect(failing).toThrow('no');
    });
    await world.commit(post('a'), REPEATABLE);
    expect(told).toContain('balance');
    expect(world.sqlite.prepare('SELECT count(*) FROM heard').pluck().get()).toBe(0);
  });

  it('MEM-03 keep the savepoint of each beside one that may not be repeated', async () => {
    let tries = 0;
    const counted = () => {
      tries += 1;
      post('b')();
    };
    const failing = () => {
      throw new Error('no');
    };
    await Promise.allSettled([world.commit(counted), world.commit(failing, REPEATABLE)]);
    expect(tries).toBe(1);
    expect(world.ledger.balance('M1', 'member.main')).toBe(100);
  });
});
