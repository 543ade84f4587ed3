import type { FinanceCheck } from '@tonalli/contracts/finances/api';
import { fetchFinanceCheck } from '@tonalli/contracts/finances/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const financesRouter = t.router({
  read: realMemberProcedure.query(
    async ({ ctx }): Promise<FinanceCheck | null> => (await ctx.call(fetchFinanceCheck, {})).check,
  ),
});
