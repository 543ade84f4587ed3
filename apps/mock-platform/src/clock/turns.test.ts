import { afterEach, expect, it, vi } from 'vitest';
import { bareClock, KINDS } from './clock-fixture';
import { runClock } from './run-clock';
import { nextTurn } from './system-time';

afterEach(() => vi.useRealTimers());

/** A running clock behind its time: jobs due at 1, 2, 3 ..., each of which takes so many milliseconds of the stopwatch. */
function behind(costs: number[]) {
  let stopwatch = 0;
  let wall = 0;
  const closing = new AbortController();
  const times: number[] = [];
  const bare = bareClock({
    elapsedNow: () => stopwatch,
    systemNow: () => wall,
    closed: closing.signal,
    run({ key }, clock) {
      stopwatch += costs[Number(key)] ?? 0;
      times.push(clock.now());
    },
  });
  bare.clock.resume();
  for (const key of costs.keys())
    bare.clock.schedule({ kind: KINDS['vip.month'], key: String(key), dueAt: key + 1, payload: {} });
  wall = 100;
  return { ...bare, times, close: () => closing.abort() };
}

it('QA-03 R1 a drain begins no job once ten milliseconds are used; the rest runs in turns, in order, once', () => {
  const { clock, times, giveTurn } = behind([4, 4, 4, 30, 1, 9, 0, 1]);
  expect(clock.drain()).toBe(true);
  expect(times).toEqual([1, 2, 3]);
  giveTurn();
  expect(times).toEqual([1, 2, 3, 4]);
  giveTurn();
  expect(times).toEqual([1, 2, 3, 4, 5, 6]);
  giveTurn();
  expect(times).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([giveTurn(), clock.pending()]).toEqual([false, []]);
});

it('QA-03 R1 C1 a call that comes between the turns waits for none of its own, and asks for no more of them', () => {
  const { clock, times, giveTurn } = behind([10, 10, 10]);
  expect([clock.drain(), clock.drain(), times]).toEqual([true, true, [1]]);
  giveTurn();
  giveTurn();
  expect([giveTurn(), clock.drain(), times]).toEqual([false, false, [1, 2, 3]]);
});

it('QA-03 C1 whoever calls while a jump is on its way waits for none of its turns, and what is due later runs after it', () => {
  const { clock, times, giveTurn } = behind([10, 10, 10]);
  void clock.jump(102);
  expect([clock.drain(), times]).toEqual([true, [1]]);
  while (giveTurn());
  expect([clock.drain(), times]).toEqual([false, [1, 2, 3]]);
});

it('QA-03 tells whether something is left, and asks for no turn when nothing is', () => {
  const { clock, giveTurn } = behind([9, 9]);
  expect([clock.drain(), giveTurn(), clock.drain()]).toEqual([false, false, false]);
});

it('QA-03 a jump says that it is over only when everything on the way has run, others having their turns meanwhile', async () => {
  const { clock, times, giveTurn } = behind([10, 10, 10]);
  const over = vi.fn();
  const jump = clock.jump(2_000).then(over);
  expect([times, clock.now(), over.mock.calls]).toEqual([[1], 2_000, []]);
  clock.drain();
  giveTurn();
  await Promise.resolve();
  expect([times, over.mock.calls]).toEqual([[1, 2], []]);
  while (giveTurn());
  await jump;
  expect(over).toHaveBeenCalledOnce();
});

it('QA-03 a jump runs nothing of a time that was left again before its turn came', async () => {
  const { clock, times, giveTurn } = behind([10, 10, 10]);
  clock.freeze(0);
  const jump = clock.jump(3);
  clock.set(1);
  while (giveTurn());
  await jump;
  expect(times).toEqual([1]);
  expect(clock.pending()).toHaveLength(2);
});

it('QA-03 the time that jobs see does not go back from turn to turn', () => {
  const { clock, times, giveTurn, sqlite } = behind([10, 10]);
  sqlite.exec('UPDATE due_jobs SET due_at = 60 WHERE due_at = 2');
  sqlite.exec('UPDATE due_jobs SET due_at = 50 WHERE due_at = 1');
  clock.drain();
  clock.schedule({ kind: KINDS['vip.month'], key: 'of the past', dueAt: 7, payload: {} });
  while (giveTurn());
  expect(times).toEqual([50, 50, 60]);
});

it('QA-03 a world that was closed has no more turns', () => {
  const { clock, times, giveTurn, close, sqlite } = behind([10, 10]);
  clock.drain();
  close();
  sqlite.close();
  expect([giveTurn(), times]).toEqual([true, [1]]);
});

it('QA-03 a jump whose world was put back meanwhile says so instead of waiting for ever', async () => {
  const { clock, giveTurn, close, sqlite } = behind([10, 10]);
  const jump = clock.jump(200);
  close();
  sqlite.close();
  giveTurn();
  // The words by which a call of a closed world is told from any other failure.
  await expect(jump).rejects.toThrow('The database connection is not open');
});

it('QA-03 a tester who jumps over much work holds up nobody: what else the process has to do comes in between', async () => {
  const order: string[] = [];
  let stopwatch = 0;
  const { clock } = bareClock({
    elapsedNow: () => stopwatch,
    nextTurn,
    run({ key }) {
      stopwatch += 10;
      order.push(key);
    },
  });
  for (const key of ['1', '2']) clock.schedule({ kind: KINDS['vip.month'], key, dueAt: Number(key), payload: {} });
  setImmediate(() => order.push('a call'));
  await clock.jump(5);
  expect(order).toEqual(['1', 'a call', '2']);
});

it('QA-03 what a crash left due runs right after the start, also where the time stands still', () => {
  vi.useFakeTimers();
  const { clock, times } = behind([1, 1]);
  clock.freeze();
  const stop = runClock(clock);
  vi.advanceTimersByTime(1);
  expect(times).toEqual([1, 2]);
  stop();
});

it('QA-03 runs each job of a running clock as it falls due, whoever calls or not, until it is stopped', () => {
  vi.useFakeTimers({ now: 0 });
  const times: number[] = [];
  const { clock } = bareClock({ systemNow: Date.now, run: () => void times.push(Date.now()) });
  clock.resume();
  for (const dueAt of [40, 600, 610, 5_000])
    clock.schedule({ kind: KINDS['vip.month'], key: String(dueAt), dueAt, payload: {} });
  const stop = runClock(clock);
  vi.advanceTimersByTime(1_000);
  stop();
  vi.advanceTimersByTime(9_000);
  expect(times).toEqual([40, 600, 610]);
});
