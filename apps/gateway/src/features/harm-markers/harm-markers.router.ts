import { type CheckIn, CheckInInput } from '@tonalli/contracts/harm-markers/api';
import { answerCheckIn, fetchCheckIn } from '@tonalli/contracts/harm-markers/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const harmMarkersRouter = t.router({
  read: realMemberProcedure.query(
    async ({ ctx }): Promise<CheckIn | null> => (await ctx.call(fetchCheckIn, {})).checkIn,
  ),

  answer: realMemberProcedure
    .input(CheckInInput)
    .mutation(async ({ ctx, input }): Promise<CheckIn | null> => (await ctx.call(answerCheckIn, input)).checkIn),
});
