import { toWireLanguage } from '@tonalli/contracts/language';
import {
  ClaimRewardInput,
  type PastReward,
  PastRewardsInput,
  type WaitingReward,
  WaitingRewardsInput,
} from '@tonalli/contracts/rewards/api';
import {
  claimAllRewards,
  claimReward,
  fetchRewardCount,
  listPastRewards,
  listWaitingRewards,
} from '@tonalli/contracts/rewards/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const rewardsRouter = t.router({
  count: realMemberProcedure.query(({ ctx }) => ctx.call(fetchRewardCount, {})),

  waiting: realMemberProcedure.input(WaitingRewardsInput).query(async ({ ctx, input }): Promise<WaitingReward[]> => {
    const { list } = await ctx.call(listWaitingRewards, { language: toWireLanguage(input.language) });
    return list;
  }),

  past: realMemberProcedure.input(PastRewardsInput).query(async ({ ctx, input }) => {
    const { page, pageSize, language } = input;
    const answer = await ctx.call(listPastRewards, { pageNo: page, pageSize, language: toWireLanguage(language) });
    const rows: PastReward[] = answer.content;
    return { rows, page: answer.pageNum, totalPages: answer.totalPages, totalRows: answer.totalRows };
  }),

  claim: realMemberProcedure.input(ClaimRewardInput).mutation(async ({ ctx, input }) => {
    const { balance, ...answer } = await ctx.call(claimReward, input);
    return { ...answer, balanceMinor: balance };
  }),

  claimAll: realMemberProcedure.mutation(async ({ ctx }) => {
    const { balance, ...answer } = await ctx.call(claimAllRewards, {});
    return { ...answer, balanceMinor: balance };
  }),
});
