import type { z } from 'zod';

/** What runs first of what falls due in the same millisecond: a round is settled before another closes, and closed before one opens. */
export const PRIORITIES = { settle: 10, close: 20, open: 30, rest: 50 } as const;
export type Priority = keyof typeof PRIORITIES;

/** What the clock has to know of a kind of job. */
export interface JobRules {
  /** What a payload must be for the job to run. */
  readonly schema: z.ZodType;
  /** Left out: `rest`. */
  readonly priority?: Priority;
  /** The sequence that the job belongs to, such as a game: while a job of it has failed, the others wait. Left out, or null: none. */
  readonly lane?: (payload: unknown) => string | null;
  /** Somebody asked for what the job does, or looks for it afterwards. Left out: yes. `false`: no journal has it. */
  readonly person?: boolean;
}

/** The rules of a kind; undefined for one that nobody knows any more, whose jobs fail. */
export type JobRulesOf = (kind: string) => JobRules | undefined;
