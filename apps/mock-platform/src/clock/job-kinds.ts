import { z } from 'zod';
import type { JobRules, JobRulesOf } from './job-rules';

/** Every kind of due job with its payload. A feature adds one line and registers one handler. */
export const JOB_KINDS = {
  'jackpot.tick': z.object({}),
  'deposit.confirm': z.object({ orderId: z.int() }),
  'deposit.expire': z.object({ orderId: z.int() }),
  'withdrawal.review': z.object({ orderId: z.int() }),
  'withdrawal.pay': z.object({ orderId: z.int() }),
  'withdrawal.receive': z.object({ orderId: z.int() }),
  'referral.day': z.object({ day: z.iso.date() }),
  'vip.month': z.object({}),
  'trial.purge': z.object({ memberId: z.string() }),
  'session.expire': z.object({ tokenId: z.string(), memberId: z.string() }),
} as const satisfies Record<string, z.ZodType>;

export type JobKind = keyof typeof JOB_KINDS;
export type JobPayload<Kind extends JobKind> = z.output<(typeof JOB_KINDS)[Kind]>;

export interface Job<Kind extends JobKind = JobKind> {
  id: number;
  kind: Kind;
  key: string;
  dueAt: number;
  payload: JobPayload<Kind>;
}

/** What goes on in every world all the time, whoever is there. */
const WITHOUT_PERSON: ReadonlySet<string> = new Set<JobKind>(['jackpot.tick']);

const rules = new Map<string, JobRules>(
  Object.entries(JOB_KINDS).map(([kind, schema]) => [kind, { schema, person: !WITHOUT_PERSON.has(kind) }]),
);

export const jobRulesOf: JobRulesOf = (kind) => rules.get(kind);
