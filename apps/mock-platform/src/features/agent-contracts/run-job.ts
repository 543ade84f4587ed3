import type { JobKind } from '../../clock/job-kinds';
import type { JobRules } from '../../clock/job-rules';
import { defineJob, type JobDefinition } from '../../world/jobs';
import { CONTRACT_LIEN, DIVIDEND_RUN, SALARY_RUN } from './contract-jobs';
import { payFromCredit } from './pay-bills';
import { periodAt, type Stream } from './periods';
import { followRun } from './schedule-run';
import { settlePeriod } from './settle-period';

type Priority = NonNullable<JobRules['priority']>;

/** One run at a time, in the order of the periods' ends: each takes up the tables that all count in. */
const runJob = (kind: JobKind<Stream & { from: number }>, priority: Priority): JobDefinition =>
  defineJob(
    kind,
    (world, { payload: { from, ...stream } }) => {
      const period = periodAt(stream, from);
      if (!settlePeriod(world, { stream, period })) return 'again';
      followRun(world, stream, period.to);
      return 'done';
    },
    { person: false, priority, lane: () => 'agent-contracts' },
  );

export const contractRunJobs: readonly JobDefinition[] = [runJob(SALARY_RUN, 'open'), runJob(DIVIDEND_RUN, 'rest')];

export const contractLienJob = defineJob(CONTRACT_LIEN, (world, { payload: { payerId, amountMinor } }) =>
  payFromCredit(world, payerId, amountMinor),
);
