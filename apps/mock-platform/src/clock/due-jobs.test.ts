import { describe, expect, it } from 'vitest';
import { createTransactions } from '../sqlite/transactions';
import { plansOf } from '../testing/query-plans';
import { bareClock, emptyDatabase, KINDS, schemaOnly } from './clock-fixture';
import { createDueJobs } from './due-jobs';
import type { WorldClock } from './world-clock';

/** Orders of one tens belong to one lane: 11 and 12 do, 21 does not. */
const lane = (payload: unknown) => `tens ${Math.floor((payload as { orderId: number }).orderId / 10)}`;

function order(clock: WorldClock, orderId: number, dueAt: number): void {
  clock.schedule({ kind: KINDS['deposit.confirm'], key: String(orderId), dueAt, payload: { orderId } });
}

const keys = (jobs: { key: string }[]) => jobs.map(({ key }) => key);

describe('jobs that fall due in one millisecond', () => {
  it('QA-03 run by their priority, then by age, and only after all that was due before', () => {
    const { clock, ran } = bareClock({
      rules: {
        'deposit.expire': { priority: 'open' },
        'withdrawal.pay': { priority: 'settle' },
        'withdrawal.review': { priority: 'close' },
      },
    });
    const kinds = ['deposit.confirm', 'deposit.expire', 'withdrawal.review', 'withdrawal.pay'] as const;
    for (const key of ['a', 'b'])
      for (const kind of kinds) clock.schedule({ kind: KINDS[kind], key, dueAt: 5, payload: { orderId: 1 } });
    clock.schedule({ kind: KINDS['deposit.confirm'], key: 'before', dueAt: 4, payload: { orderId: 1 } });
    expect(keys(clock.pending()).slice(0, 3)).toEqual(['before', 'a', 'b']);
    clock.set(5);
    expect(ran).toEqual([
      'deposit.confirm before',
      'withdrawal.pay a',
      'withdrawal.pay b',
      'withdrawal.review a',
      'withdrawal.review b',
      'deposit.expire a',
      'deposit.expire b',
      'deposit.confirm a',
      'deposit.confirm b',
    ]);
  });
});

describe('a lane', () => {
  function broken() {
    const down = new Set(['11']);
    const bare = bareClock({
      rules: { 'deposit.confirm': { lane } },
      run: ({ key }) => {
        if (down.has(key)) throw new Error(`${key} is down`);
      },
    });
    for (const [orderId, dueAt] of [
      [11, 1],
      [12, 2],
      [21, 2],
      [13, 3],
    ] as const)
      order(bare.clock, orderId, dueAt);
    bare.clock.schedule({ kind: KINDS['deposit.expire'], key: 'of no lane', dueAt: 4, payload: { orderId: 1 } });
    bare.clock.schedule({
      kind: KINDS['withdrawal.pay'],
      key: 'failed, of no lane',
      dueAt: 0,
      payload: { orderId: 0 },
    });
    down.add('failed, of no lane');
    bare.clock.set(10);
    return { ...bare, down };
  }

  it('QA-03 waits while a job of it has failed; all others go on', () => {
    const { clock, ran } = broken();
    expect(ran).toEqual(['deposit.confirm 21', 'deposit.expire of no lane']);
    expect(keys(clock.failed())).toEqual(['failed, of no lane', '11']);
    expect(keys(clock.pending())).toEqual(['12', '13']);
  });

  it('QA-03 has nothing due while it waits, whatever is put into it', () => {
    const { clock, ran } = broken();
    order(clock, 14, 0);
    expect([clock.nextJob(), clock.advanceToNextJob()]).toEqual([null, null]);
    order(clock, 22, 20);
    expect(clock.nextJob()?.dueAt).toBe(20);
    clock.set(20);
    expect(ran.at(-1)).toBe('deposit.confirm 22');
  });

  it('QA-03 goes on in its order once the failed job is run again', async () => {
    const { clock, ran, down } = broken();
    down.clear();
    expect(await clock.retryFailed()).toBe(2);
    expect(ran.slice(2)).toEqual([
      'withdrawal.pay failed, of no lane',
      'deposit.confirm 11',
      'deposit.confirm 12',
      'deposit.confirm 13',
    ]);
    expect(clock.failed()).toEqual([]);
  });

  it('QA-03 goes on without the failed job once that is put off or taken away', async () => {
    const later = broken();
    order(later.clock, 11, 50);
    later.clock.drainAll();
    expect(later.ran.slice(2)).toEqual(['deposit.confirm 12', 'deposit.confirm 13']);
    const gone = broken();
    gone.sqlite.exec("DELETE FROM due_jobs WHERE key = '11'");
    await gone.clock.retryFailed();
    expect(gone.ran.slice(2)).toEqual(['deposit.confirm 12', 'deposit.confirm 13']);
  });
});

it('QA-03 keeps a job aside whose payload is not what its kind says, and goes on with the next', () => {
  const { clock, sqlite, ran } = bareClock();
  sqlite.exec(
    `INSERT INTO due_jobs (kind, key, due_at, payload) VALUES ('deposit.confirm', 'odd', 1, '{"orderId":"x"}')`,
  );
  order(clock, 1, 2);
  clock.set(5);
  expect(ran).toEqual(['deposit.confirm 1']);
  expect(keys(clock.failed())).toEqual(['odd']);
});

it('R1 finds the next due job past any number of those that wait, and the jobs of a lane, by their indexes', () => {
  const sqlite = emptyDatabase();
  const plans = [...plansOf(sqlite, () => void createDueJobs(sqlite, schemaOnly, () => 0))];
  const planOf = (...words: string[]) => plans.find(([text]) => words.every((word) => text.includes(word)))?.[1];
  expect(planOf('LIMIT 1')).toBe('SEARCH due_jobs USING INDEX due_jobs_ready (due_at<?)');
  expect(planOf('INSERT', '@key')).toContain('SEARCH due_jobs USING INDEX due_jobs_failed (lane=?)');
  expect(planOf('SET held = EXISTS')).toMatch(/^SEARCH due_jobs USING INDEX due_jobs_lane \(lane=\?\)/);
  expect(planOf('SET held = EXISTS')).toContain('SEARCH due_jobs USING INDEX due_jobs_failed (lane=?)');
  sqlite.close();
});

it('R1 asks the table again after a job came, went bad, came back or was cancelled by what was undone', () => {
  const sqlite = emptyDatabase();
  const { transaction, undoings } = createTransactions<never>(sqlite);
  const jobs = createDueJobs(sqlite, schemaOnly, undoings);
  const put = (key: string, dueAt: number) =>
    jobs.put({ kind: KINDS['deposit.confirm'], key, dueAt, payload: { orderId: 1 } });
  const due = () => jobs.next(10)?.key ?? null;
  expect(due()).toBeNull();
  put('1', 10);
  expect(due()).toBe('1');
  const undone = () =>
    transaction(() => {
      jobs.cancel(KINDS['deposit.confirm'], '1');
      expect(due()).toBeNull();
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  expect(due()).toBe('1');
  const putBack = jobs.take(jobs.next(10)?.id ?? 0);
  expect(due()).toBeNull();
  putBack();
  expect(due()).toBe('1');
  jobs.fail(jobs.next(10)?.id ?? 0, 'broken');
  expect(due()).toBeNull();
  jobs.retryFailed();
  expect(due()).toBe('1');
  sqlite.close();
});
