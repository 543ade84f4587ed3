import { createJobRunner, type JobRunnerParts } from './job-runner';
import { assertTime } from './time-range';
import { createTurns, type TurnParts } from './turns';
import type { ClockState, WorldClock } from './world-clock';

export interface ClockParts extends JobRunnerParts, TurnParts {
  systemNow: () => number;
  load: () => ClockState;
  save: (state: ClockState) => void;
}

/** Builds the clock of one world on its table of due jobs. */
export function createWorldClock(parts: ClockParts): WorldClock {
  const { jobs } = parts;
  const runner = createJobRunner(parts);
  let state = parts.load();
  const listeners = new Set<() => void>();

  const read = () => (state.mode === 'frozen' ? state.atMs : parts.systemNow() + state.offsetMs);
  const turns = createTurns(parts, runner, read);

  function save(next: ClockState): void {
    parts.save(next);
    state = next;
    for (const listener of listeners) listener();
  }

  /** Keeps the mode. Saved before the jobs on the way run, so that a crash leaves them due, not lost. */
  function moveTo(atMs: number): void {
    save(state.mode === 'frozen' ? { mode: 'frozen', atMs } : { mode: 'live', offsetMs: atMs - parts.systemNow() });
  }

  function refuseWithinJob(): void {
    if (runner.timeOfJob() !== null) throw new Error('a job cannot move the clock that it runs on');
  }

  const clock: WorldClock = {
    now: () => runner.timeOfJob() ?? read(),
    schedule: (request) => jobs.put(request),
    cancel: (kind, key) => jobs.cancel(kind, key),
    cancelAll: (kind, keys) => jobs.cancelAll(kind, keys),
    state: () => state,
    onMoved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    freeze(atMs) {
      if (atMs !== undefined) assertTime(atMs);
      save({ mode: 'frozen', atMs: read() });
      if (atMs !== undefined) clock.set(atMs);
    },
    resume() {
      if (state.mode === 'frozen') save({ mode: 'live', offsetMs: state.atMs - parts.systemNow() });
    },
    set(atMs) {
      refuseWithinJob();
      assertTime(atMs);
      moveTo(atMs);
      runner.run(atMs);
    },
    advance(byMs) {
      if (byMs < 0) throw new RangeError('time is advanced by a positive duration; use set() to go back');
      clock.set(read() + byMs);
    },
    async jump(atMs) {
      refuseWithinJob();
      assertTime(atMs);
      moveTo(atMs);
      await turns.catchUp(atMs);
    },
    advanceToNextJob() {
      const job = clock.nextJob();
      if (job) clock.set(Math.max(job.dueAt, read()));
      return job;
    },
    drain: () => (runner.timeOfJob() === null ? turns.drain() : false),
    drainAll: () => (runner.timeOfJob() === null ? runner.run(read()).ran : 0),
    nextJob: () => jobs.next(Number.MAX_SAFE_INTEGER),
    pending: () => jobs.pending(),
    failed: () => jobs.failed(),
    async retryFailed() {
      refuseWithinJob();
      const count = jobs.retryFailed();
      await turns.catchUp(read());
      return count;
    },
  };
  return clock;
}
