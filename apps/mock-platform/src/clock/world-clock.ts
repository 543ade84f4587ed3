import type { Job, JobKind } from './job-kinds';

export type ClockState = { mode: 'live'; offsetMs: number } | { mode: 'frozen'; atMs: number };

export interface JobRequest<Payload = unknown> {
  kind: JobKind<Payload>;
  /** Milliseconds since epoch on this world's clock. */
  dueAt: number;
  /** One pending job per kind and key: scheduling it again moves it. */
  key: string;
  payload: NoInfer<Payload>;
}

/**
 * The time of one world. Everything that falls due does so here, in order, exactly once. A time before 1970
 * or after 9999 throws `RangeError`, and nothing is moved.
 */
export interface WorldClock {
  /** Milliseconds since epoch. While a job runs it is the job's due time. */
  now(): number;
  schedule<Payload>(request: JobRequest<Payload>): void;
  /** Takes a pending job back. Returns whether there was one. */
  cancel(kind: JobKind, key: string): boolean;
  /** The same of many of one kind. */
  cancelAll(kind: JobKind, keys: readonly string[]): void;
  state(): ClockState;
  /** Calls back whenever time was stopped, moved or let run on, until the returned function is called. */
  onMoved(listener: () => void): () => void;
  /** Stops time where it is, or at the given time (see `set`). */
  freeze(atMs?: number): void;
  /** Lets time run on from where it is. */
  resume(): void;
  /** Moves to a time; on the way forward every job that falls due runs. Going back runs nothing. */
  set(atMs: number): void;
  /**
   * As `set`, in turns, so that others are answered meanwhile; resolves once every job on the way ran. Whoever asks
   * before that finds the new time and what has run so far.
   */
  jump(atMs: number): Promise<void>;
  /** Moves forward by a duration. Throws `RangeError` when negative. */
  advance(byMs: number): void;
  /** Moves to the next pending job's due time and runs what is due then. Returns that job, or null when none is pending. */
  advanceToNextJob(): Job | null;
  /**
   * Runs what is due by now, but begins no job after 10 real milliseconds; the rest runs right after, in turns. Returns
   * whether there is a rest.
   */
  drain(): boolean;
  /** Runs every job that is due by now, however long it takes. Returns how many ran. */
  drainAll(): number;
  /** The job that runs next if nothing happens before it falls due; null when none is pending that does not wait for a failed one. */
  nextJob(): Job | null;
  /** In the order in which they run, those that wait for a failed one among them. */
  pending(): Job[];
  failed(): (Job & { error: string })[];
  /** Puts failed jobs back to pending; resolves, with how many, once all that is due ran, in turns. */
  retryFailed(): Promise<number>;
}
