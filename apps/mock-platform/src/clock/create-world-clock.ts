import { createJobRunner, type JobRunnerParts } from './job-runner';
import { assertTime } from './time-range';
import type { ClockState, WorldClock } from './world-clock';

export interface ClockParts extends JobRunnerParts {
  wallNow: () => number;
  load: () => ClockState;
  save: (state: ClockState) => void;
}

/** Builds the clock of one world on its table of due jobs. */
export function createWorldClock(parts: ClockParts): WorldClock {
  const { jobs } = parts;
  const runner = createJobRunner(parts);
  let state = parts.load();

  const read = () => (state.mode === 'frozen' ? state.atMs : parts.wallNow() + state.offsetMs);

  function save(next: ClockState): void {
    parts.save(next);
    state = next;
  }

  /** Keeps the mode. Saved before the jobs on the way run, so that a crash leaves them due, not lost. */
  function moveTo(atMs: number): void {
    save(state.mode === 'frozen' ? { mode: 'frozen', atMs } : { mode: 'live', offsetMs: atMs - parts.wallNow() });
  }

  function runDue(untilMs: number): number {
    refuseWithinJob();
    return runner.run(untilMs);
  }

  function refuseWithinJob(): void {
    if (runner.timeOfJob() !== null) throw new Error('a job cannot move the clock that it runs on');
  }

  const clock: WorldClock = {
    now: () => runner.timeOfJob() ?? read(),
    schedule: (request) => jobs.put(request),
    cancel: (kind, key) => jobs.cancel(kind, key),
    state: () => state,
    freeze(atMs) {
      if (atMs !== undefined) assertTime(atMs);
      save({ mode: 'frozen', atMs: read() });
      if (atMs !== undefined) clock.set(atMs);
    },
    resume() {
      if (state.mode === 'frozen') save({ mode: 'live', offsetMs: state.atMs - parts.wallNow() });
    },
    set(atMs) {
      refuseWithinJob();
      assertTime(atMs);
      moveTo(atMs);
      runDue(atMs);
    },
    advance(byMs) {
      if (byMs < 0) throw new RangeError('time is advanced by a positive duration; use set() to go back');
      clock.set(read() + byMs);
    },
    advanceToNextJob() {
      const job = jobs.next(Number.MAX_SAFE_INTEGER);
      if (!job) return null;
      clock.set(Math.max(job.dueAt, read()));
      return job;
    },
    drain: () => (runner.timeOfJob() === null ? runDue(read()) : 0),
    nextDueAt: () => jobs.nextDueAt(),
    pending: () => jobs.pending(),
    failed: () => jobs.failed(),
    retryFailed() {
      const count = jobs.retryFailed();
      clock.drain();
      return count;
    },
  };
  return clock;
}
