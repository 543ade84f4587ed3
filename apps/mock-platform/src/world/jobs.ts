import type { Job, JobKind } from '../clock/job-kinds';
import type { JobOutcome } from '../clock/job-runner';
import type { World } from './world';

/**
 * Does the job, within the transaction that also removes it. `world.clock.now()` is the job's due time. A long one does
 * a chunk, notes in its own tables how far it is, and answers `again`: it is called anew, in a transaction of its own.
 */
export type JobHandler<Kind extends JobKind> = (world: World, job: Job<Kind>) => JobOutcome;

const handlers = new Map<JobKind, (world: World, job: Job) => JobOutcome>();

/** Binds a kind to its handler, once, while the feature's module loads. */
export function registerJob<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>): void {
  if (handlers.has(kind)) throw new Error(`the job ${kind} has a handler already`);
  // Jobs are stored under their kind, so the payload is this kind's.
  handlers.set(kind, handler as (world: World, job: Job) => JobOutcome);
}

/** Runs one job with its kind's handler. Throws when no feature has registered one. */
export function runJob(world: World, job: Job): JobOutcome {
  const handler = handlers.get(job.kind);
  if (!handler) throw new Error(`no handler for the job ${job.kind}`);
  return handler(world, job);
}
