import type { DueJobs } from './due-jobs';
import type { Job } from './job-kinds';
import type { JobRulesOf } from './job-rules';
import { assertTime } from './time-range';
import type { ClockState, WorldClock } from './world-clock';

export interface ClockParts {
  jobs: DueJobs;
  rulesOf: JobRulesOf;
  wallNow: () => number;
  load: () => ClockState;
  save: (state: ClockState) => void;
  transaction: <T>(work: () => T) => T;
  run: (job: Job) => void;
  /** Runs the work of one job, with what belongs around it. */
  around?: (job: Job, work: () => void) => void;
  onFailure: (job: Job, error: unknown) => void;
}

/** Builds the clock of one world on its table of due jobs. */
export function createWorldClock(parts: ClockParts): WorldClock {
  const { jobs } = parts;
  let state = parts.load();
  /** The time that the running job sees; null between jobs. */
  let jobTimeMs: number | null = null;

  const read = () => (state.mode === 'frozen' ? state.atMs : parts.wallNow() + state.offsetMs);

  function save(next: ClockState): void {
    parts.save(next);
    state = next;
  }

  /** Keeps the mode. Saved before the jobs on the way run, so that a crash leaves them due, not lost. */
  function moveTo(atMs: number): void {
    save(state.mode === 'frozen' ? { mode: 'frozen', atMs } : { mode: 'live', offsetMs: atMs - parts.wallNow() });
  }

  /** A kind that nobody knows any more is left to `run` to refuse. */
  const parsed = (job: Job): Job => {
    const rules = parts.rulesOf(job.kind);
    // What the schema of its kind gives is the payload of its kind.
    return rules ? { ...job, payload: rules.schema.parse(job.payload) as Job['payload'] } : job;
  };

  function runOne(job: Job): void {
    const work = () =>
      parts.transaction(() => {
        jobs.remove(job.id);
        parts.run(parsed(job));
      });
    try {
      if (parts.around) parts.around(job, work);
      else work();
    } catch (error) {
      jobs.fail(job.id, error instanceof Error ? error.message : String(error));
      parts.onFailure(job, error);
    }
  }

  function drainTo(untilMs: number): number {
    if (jobTimeMs !== null) throw new Error('a job cannot move the clock that it runs on');
    let ran = 0;
    try {
      for (let job = jobs.next(untilMs); job; job = jobs.next(untilMs)) {
        jobTimeMs = Math.max(job.dueAt, jobTimeMs ?? job.dueAt);
        runOne(job);
        ran += 1;
      }
    } finally {
      jobTimeMs = null;
    }
    return ran;
  }

  const clock: WorldClock = {
    now: () => jobTimeMs ?? read(),
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
      if (jobTimeMs !== null) throw new Error('a job cannot move the clock that it runs on');
      assertTime(atMs);
      moveTo(atMs);
      drainTo(atMs);
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
    drain: () => (jobTimeMs === null ? drainTo(read()) : 0),
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
