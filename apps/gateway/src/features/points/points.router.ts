import { toWireLanguage } from '@tonalli/contracts/language';
import * as api from '@tonalli/contracts/points/api';
import * as wire from '@tonalli/contracts/points/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toEntryRow, toRedemptionRow, toRewardCard } from './rows';

const SPEND_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

export const pointsRouter = t.router({
  overview: realMemberProcedure.query(async ({ ctx }): Promise<api.PointsOverview> => {
    const [{ balance, validBet, multipliers }, config] = await Promise.all([
      ctx.call(wire.fetchPointBalance, {}),
      ctx.call(wire.fetchPointConfig, {}),
    ]);
    return {
      points: balance,
      validBetMinor: validBet,
      exchangeRatio: config.exchangeRatio,
      minConvertPoints: config.minConvertPoints,
      validBetPerPointMinor: config.validBetPerPoint,
      multipliers,
    };
  }),

  rewards: realMemberProcedure.input(api.ListRewardsInput).query(async ({ ctx, input }) => {
    const { list } = await ctx.call(wire.listPointRewards, { language: toWireLanguage(input.language) });
    return list.map(toRewardCard);
  }),

  redemptions: realMemberProcedure.input(api.ListRedemptionsInput).query(async ({ ctx, input }) => {
    const { language, page, pageSize, status } = input;
    const query = { status, pageNo: page, pageSize, language: toWireLanguage(language) };
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listRedemptions, query);
    return { rows: content.map(toRedemptionRow), page: pageNum, totalPages, totalRows };
  }),

  entries: realMemberProcedure.input(api.ListPointEntriesInput).query(async ({ ctx, input }) => {
    const { language, page, pageSize, type } = input;
    const query = { type, pageNo: page, pageSize, language: toWireLanguage(language) };
    const { content, pageNum, totalPages, totalRows } = await ctx.call(wire.listPointEntries, query);
    return { rows: content.map(toEntryRow), page: pageNum, totalPages, totalRows };
  }),

  redeem: realMemberProcedure
    .meta(SPEND_LIMIT)
    .input(api.RedeemInput)
    .mutation(async ({ ctx, input }) => {
      const { redeemId, status, points, pointsBalance } = await ctx.call(wire.redeemPointReward, input);
      return { id: redeemId, status, points, pointsLeft: pointsBalance };
    }),

  convert: realMemberProcedure
    .meta(SPEND_LIMIT)
    .input(api.ConvertInput)
    .mutation(async ({ ctx, input }) => {
      const { amount, pointsBalance } = await ctx.call(wire.convertPoints, input);
      return { amountMinor: amount, pointsLeft: pointsBalance };
    }),
});
