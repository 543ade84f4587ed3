import type { DueJobs } from './due-jobs';
import type { Job } from './job-kinds';
import type { JobRulesOf } from './job-rules';

/** A job that wanted to go on this often, and still does, is taken for one that never ends. */
export const MAX_CHUNKS = 10_000;

/** `again`: a chunk is done, and the job stays due for the next; otherwise the whole job is done. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers are done at once and return nothing
export type JobOutcome = 'done' | 'again' | void;

export interface JobRunnerParts {
  jobs: DueJobs;
  rulesOf: JobRulesOf;
  transaction: <T>(work: () => T) => T;
  run: (job: Job) => JobOutcome;
  /** Runs the work of one job, or of one chunk, with what belongs around it. */
  around?: (job: Job, work: () => void) => void;
  onFailure: (job: Job, error: unknown) => void;
}

export interface JobRunner {
  /** The time that the running job sees; null between jobs. */
  timeOfJob(): number | null;
  /**
   * Runs what is due by then, in order, for as long as it may go on, but one job at least. While something is left
   * the time that jobs see does not go back.
   */
  run(untilMs: number, mayGoOn?: () => boolean): JobRun;
}

export interface JobRun {
  /** How many jobs and chunks ran. */
  readonly ran: number;
  /** Something due by then is left. */
  readonly isLeft: boolean;
}

/** Runs the due jobs of one world, each in a transaction of its own, a long one in a transaction for each chunk. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const { jobs } = parts;
  let timeMs: number | null = null;
  /** What the last job saw, while others of its run are left. */
  let seenMs: number | null = null;
  /** How often each job answered `again`. */
  const chunks = new Map<number, number>();

  /** A kind that nobody knows any more is left to `run` to refuse. */
  const parsed = (job: Job): Job => {
    const rules = parts.rulesOf(job.kind);
    // What the schema of its kind gives is the payload of its kind.
    return rules ? { ...job, payload: rules.schema.parse(job.payload) as Job['payload'] } : job;
  };

  /** Takes the job away first, so that its handler may schedule the next of its kind and key. */
  function runChunk(job: Job): void {
    const ran = chunks.get(job.id) ?? 0;
    if (ran === MAX_CHUNKS) throw new Error(`${job.kind} ${job.key} is not done after ${MAX_CHUNKS} chunks`);
    const putBack = jobs.take(job.id);
    const goesOn = parts.run(parsed(job)) === 'again';
    if (goesOn) putBack();
    if (goesOn) chunks.set(job.id, ran + 1);
    else chunks.delete(job.id);
  }

  function runOne(job: Job): void {
    const work = () => parts.transaction(() => runChunk(job));
    try {
      if (parts.around) parts.around(job, work);
      else work();
    } catch (error) {
      chunks.delete(job.id);
      jobs.fail(job.id, error instanceof Error ? error.message : String(error));
      parts.onFailure(job, error);
    }
  }

  return {
    timeOfJob: () => timeMs,
    run(untilMs, mayGoOn = () => true) {
      if (seenMs !== null && seenMs > untilMs) seenMs = null;
      let ran = 0;
      try {
        for (let job = jobs.next(untilMs); job; job = jobs.next(untilMs)) {
          if (ran > 0 && !mayGoOn()) return { ran, isLeft: true };
          timeMs = seenMs = Math.max(job.dueAt, seenMs ?? job.dueAt);
          runOne(job);
          ran += 1;
        }
      } finally {
        timeMs = null;
      }
      seenMs = null;
      return { ran, isLeft: false };
    },
  };
}
