import type { Job, JobKind, JobPayload } from './job-kinds';

export type ClockState = { mode: 'live'; offsetMs: number } | { mode: 'frozen'; atMs: number };

export interface JobRequest<Kind extends JobKind = JobKind> {
  kind: Kind;
  /** Milliseconds since epoch on this world's clock. */
  dueAt: number;
  /** One pending job per kind and key: scheduling it again moves it. */
  key: string;
  payload: JobPayload<Kind>;
}

/**
 * The time of one world. Everything that falls due does so here, in order, exactly once. A time before 1970
 * or after 9999 throws `RangeError`, and nothing is moved.
 */
export interface WorldClock {
  /** Milliseconds since epoch. While a job runs it is the job's due time. */
  now(): number;
  schedule<Kind extends JobKind>(request: JobRequest<Kind>): void;
  /** Takes a pending job back. Returns whether there was one. */
  cancel(kind: JobKind, key: string): boolean;
  state(): ClockState;
  /** Stops time where it is, or at the given time (see `set`). */
  freeze(atMs?: number): void;
  /** Lets time run on from where it is. */
  resume(): void;
  /** Moves to a time; on the way forward every job that falls due runs. Going back runs nothing. */
  set(atMs: number): void;
  /** Moves forward by a duration. Throws `RangeError` when negative. */
  advance(byMs: number): void;
  /** Moves to the next pending job's due time and runs what is due then. Returns that job, or null when none is pending. */
  advanceToNextJob(): Job | null;
  /** Runs every job that is due by now. Returns how many ran. */
  drain(): number;
  /** When the next pending job falls due, or null. */
  nextDueAt(): number | null;
  pending(): Job[];
  failed(): (Job & { error: string })[];
  /** Puts failed jobs back to pending and drains. Returns how many were put back. */
  retryFailed(): number;
}
