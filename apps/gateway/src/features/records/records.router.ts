import { toWireLanguage } from '@tonalli/contracts/language';
import { BetDetailInput, ExportBetsInput, ListBetsInput } from '@tonalli/contracts/records/api';
import { fetchBetDetail, listBets } from '@tonalli/contracts/records/wire';
import { memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toBetDetail } from './bet-detail';
import { toBetRow } from './bet-row';
import { toBetsQuery } from './bets-query';
import { exportBets } from './export-bets';

const EXPORT_LIMIT = { rateLimit: { calls: 6, windowSeconds: 60 } };

export const recordsRouter = t.router({
  bets: memberProcedure.input(ListBetsInput).query(async ({ ctx, input }) => {
    const answer = await ctx.call(listBets, toBetsQuery(input, input.page, input.pageSize));
    const { stake, payout, net } = answer.totals;
    return {
      rows: answer.content.map(toBetRow),
      page: answer.pageNum,
      totalPages: answer.totalPages,
      totalRows: answer.totalRows,
      totals: { stakeMinor: stake, payoutMinor: payout, netMinor: net },
    };
  }),

  betDetail: memberProcedure
    .input(BetDetailInput)
    .query(async ({ ctx, input }) =>
      toBetDetail(await ctx.call(fetchBetDetail, { betId: input.betId, language: toWireLanguage(input.language) })),
    ),

  exportBets: memberProcedure
    .meta(EXPORT_LIMIT)
    .input(ExportBetsInput)
    .query(({ ctx, input }) => exportBets(ctx, input)),
});
