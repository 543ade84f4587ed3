import type { DepositLimits } from '@tonalli/contracts/limits/periods';
import { fetchDepositLimits } from '@tonalli/contracts/limits/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const limitsRouter = t.router({
  deposit: realMemberProcedure.query(({ ctx }): Promise<DepositLimits> => ctx.call(fetchDepositLimits, {})),
});
