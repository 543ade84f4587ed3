import { toWireLanguage } from '@tonalli/contracts/language';
import { SpinInput, SpinsInput, WheelInput, type WheelSector, type WheelSpin } from '@tonalli/contracts/wheel/api';
import { claimRafflePromotion, fetchWheel, listWheelSpins } from '@tonalli/contracts/wheel/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const wheelRouter = t.router({
  read: realMemberProcedure.input(WheelInput).query(async ({ ctx, input }) => {
    const { sectors, dayBudget, dayLeft, ...answer } = await ctx.call(fetchWheel, {
      language: toWireLanguage(input.language),
    });
    const shown: WheelSector[] = sectors;
    return { ...answer, sectors: shown, dayBudgetMinor: dayBudget, dayLeftMinor: dayLeft };
  }),

  spin: realMemberProcedure.input(SpinInput).mutation(async ({ ctx, input }) => {
    const { balance, spin, ...answer } = await ctx.call(claimRafflePromotion, input);
    const made: WheelSpin = spin;
    return { ...answer, spin: made, balanceMinor: balance };
  }),

  spins: realMemberProcedure.input(SpinsInput).query(async ({ ctx, input }) => {
    const answer = await ctx.call(listWheelSpins, { pageNo: input.page, pageSize: input.pageSize });
    const rows: WheelSpin[] = answer.content;
    return { rows, page: answer.pageNum, totalPages: answer.totalPages, totalRows: answer.totalRows };
  }),
});
