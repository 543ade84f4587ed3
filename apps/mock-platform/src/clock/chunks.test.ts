import { expect, it } from 'vitest';
import { bareClock, KINDS } from './clock-fixture';
import { MAX_CHUNKS } from './job-runner';
import type { WorldClock } from './world-clock';

/** A settlement of so many rows, one a chunk, that notes each in a table. `meanwhile` belongs to the chunk of its row. */
function settling(rows: number, meanwhile: (row: number, clock: WorldClock) => void = () => undefined) {
  const times: number[] = [];
  const bare = bareClock({
    rules: { 'withdrawal.pay': { priority: 'settle' } },
    run({ kind }, clock) {
      if (kind !== 'deposit.confirm') return;
      times.push(clock.now());
      const row = Number(sqlite.prepare('INSERT INTO settled DEFAULT VALUES').run().lastInsertRowid);
      meanwhile(row, clock);
      return row < rows ? 'again' : 'done';
    },
  });
  const { sqlite } = bare;
  sqlite.exec('CREATE TABLE settled (id INTEGER PRIMARY KEY)');
  bare.clock.schedule({ kind: KINDS['deposit.confirm'], key: 'long', dueAt: 10, payload: { orderId: 1 } });
  const settled = () => sqlite.prepare('SELECT count(*) FROM settled').pluck().get();
  return { ...bare, times, settled };
}

it('QA-03 a job that answers "again" is called until it is done, each time at its own due time, before what is later', () => {
  const { clock, ran, times, settled } = settling(3);
  clock.schedule({ kind: KINDS['vip.month'], key: 'later', dueAt: 10, payload: {} });
  clock.set(99);
  expect(ran).toEqual([...Array(3).fill('deposit.confirm long'), 'vip.month later']);
  expect([times, settled(), clock.pending()]).toEqual([[10, 10, 10], 3, []]);
});

it('QA-03 lets what has priority pass between two chunks', () => {
  const { clock, ran } = settling(2, (row, of) => {
    if (row === 1) of.schedule({ kind: KINDS['withdrawal.pay'], key: 'first', dueAt: 10, payload: { orderId: 1 } });
  });
  clock.set(99);
  expect(ran).toEqual(['deposit.confirm long', 'withdrawal.pay first', 'deposit.confirm long']);
});

it('QA-03 keeps the chunks that are done when one fails, and goes on there when it is run again', async () => {
  let odd = true;
  const { clock, settled } = settling(4, (row) => {
    if (odd && row === 3) throw new Error('row 3 is odd');
  });
  clock.set(99);
  expect([settled(), clock.failed()]).toMatchObject([2, [{ key: 'long', error: 'row 3 is odd' }]]);
  odd = false;
  await clock.retryFailed();
  expect([settled(), clock.failed(), clock.pending()]).toEqual([4, [], []]);
});

it('QA-03 gives up on a job that never ends, by name, keeps it aside and goes on', () => {
  const { clock, ran, settled } = settling(Infinity);
  clock.schedule({ kind: KINDS['vip.month'], key: 'later', dueAt: 10, payload: {} });
  clock.set(99);
  expect(settled()).toBe(MAX_CHUNKS);
  expect(clock.failed()).toMatchObject([{ key: 'long', error: 'deposit.confirm long is not done after 10000 chunks' }]);
  expect(ran.at(-1)).toBe('vip.month later');
});

it('QA-03 refuses a job that goes on and was scheduled anew as well', () => {
  const { clock, settled } = settling(2, (_row, of) =>
    of.schedule({ kind: KINDS['deposit.confirm'], key: 'long', dueAt: 50, payload: { orderId: 1 } }),
  );
  clock.set(99);
  expect([settled(), clock.failed()]).toMatchObject([0, [{ dueAt: 10, error: expect.stringContaining('UNIQUE') }]]);
});
