import { type BreakView, TakeBreakInput } from '@tonalli/contracts/breaks/api';
import { askForReturn, confirmReturn, fetchBreak, takeBreak } from '@tonalli/contracts/breaks/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { leaveBreak } from './leave-break';

export const breaksRouter = t.router({
  mine: realMemberProcedure.query(({ ctx }): Promise<BreakView> => ctx.call(fetchBreak, {})),

  take: realMemberProcedure.input(TakeBreakInput).mutation(({ ctx, input }) => ctx.call(takeBreak, input)),

  askForReturn: realMemberProcedure.mutation(({ ctx }) => ctx.call(askForReturn, {})),

  confirmReturn: realMemberProcedure.mutation(async ({ ctx }) => {
    await ctx.call(confirmReturn, {});
  }),

  /** Once the break is over: a session that may do everything again, in place of the one for a break. */
  leave: realMemberProcedure.mutation(({ ctx }) => leaveBreak(ctx)),
});
