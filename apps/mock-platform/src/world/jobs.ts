import type { Job, JobKind } from '../clock/job-kinds';
import type { JobRules, JobRulesOf } from '../clock/job-rules';
import type { JobOutcome } from '../clock/job-runner';
import type { World } from './world';

/**
 * Does the job, within the transaction that also removes it. `world.clock.now()` is the job's due time. A long one does
 * a chunk, notes in its own tables how far it is, and answers `again`: it is called anew, in a transaction of its own.
 */
export type JobHandler<Payload> = (world: World, job: Job<Payload>) => JobOutcome;

/** A kind of job and what does it, the type of its payload forgotten. */
export interface JobDefinition {
  readonly kind: string;
  readonly rules: JobRules;
  readonly handler: JobHandler<unknown>;
}

/** Binds a kind to its handler and to how its jobs stand to others; a feature gives a list of these. */
export function defineJob<Payload>(
  kind: JobKind<Payload>,
  handler: JobHandler<Payload>,
  rules: Omit<JobRules, 'schema'> = {},
): JobDefinition {
  // A handler is given only what its kind's own schema has parsed.
  return { kind: kind.name, rules: { ...rules, schema: kind.payload }, handler: handler as JobHandler<unknown> };
}

export interface JobBook {
  readonly rulesOf: JobRulesOf;
  /** Runs one job with its kind's handler. Throws for a kind that nobody knows. */
  readonly runJob: (world: World, job: Job) => JobOutcome;
}

/** What the jobs of one world are done by. Throws when two definitions are of one kind. */
export function createJobBook(definitions: readonly JobDefinition[]): JobBook {
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  if (byKind.size < definitions.length) throw new Error('two jobs are of one kind');
  return {
    rulesOf: (kind) => byKind.get(kind)?.rules,
    runJob(world, job) {
      const definition = byKind.get(job.kind);
      if (!definition) throw new Error(`no handler for the job ${job.kind}`);
      return definition.handler(world, job);
    },
  };
}
