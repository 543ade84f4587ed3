import { toWireLanguage } from '@tonalli/contracts/language';
import {
  BetDetailInput,
  ExportBetsInput,
  ExportMovementsInput,
  ListBetsInput,
  ListMovementsInput,
  OpenBetsInput,
  PrintStatementInput,
  ProfitInput,
  type StatementDetail,
  StatementInput,
} from '@tonalli/contracts/records/api';
import { fetchBetDetail, fetchProfit, listBets, listMovements, listOpenBets } from '@tonalli/contracts/records/wire';
import { memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toBetDetail } from './bet-detail';
import { toBetRow } from './bet-row';
import { toBetsQuery } from './bets-query';
import { exportBets } from './export-bets';
import { exportMovements } from './export-movements';
import { toMovementRow } from './movement-row';
import { toOpenBet } from './open-bet';
import { toPersonalProfit } from './profit';
import { exportStatement, printStatement, readStatement, readStatements } from './statements';

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

  open: memberProcedure.input(OpenBetsInput).query(async ({ ctx, input }) => {
    const { content } = await ctx.call(listOpenBets, { language: toWireLanguage(input.language) });
    return content.map(toOpenBet);
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

  movements: realMemberProcedure.input(ListMovementsInput).query(async ({ ctx, input }) => {
    const { page, ...filter } = input;
    const answer = await ctx.call(listMovements, { ...filter, pageNo: page });
    const { totals } = answer;
    return {
      rows: answer.content.map(toMovementRow),
      page: answer.pageNum,
      totalPages: answer.totalPages,
      totalRows: answer.totalRows,
      totals: { inMinor: totals.in, outMinor: totals.out, netMinor: totals.net },
    };
  }),

  exportMovements: realMemberProcedure
    .meta(EXPORT_LIMIT)
    .input(ExportMovementsInput)
    .query(({ ctx, input }) => exportMovements(ctx, input)),

  statements: realMemberProcedure.query(({ ctx }) => readStatements(ctx)),

  statement: realMemberProcedure
    .meta(EXPORT_LIMIT)
    .input(StatementInput)
    .query(({ ctx, input }): Promise<StatementDetail> => readStatement(ctx, input.month)),

  exportStatement: realMemberProcedure
    .meta(EXPORT_LIMIT)
    .input(StatementInput)
    .query(({ ctx, input }) => exportStatement(ctx, input.month)),

  printStatement: realMemberProcedure
    .meta(EXPORT_LIMIT)
    .input(PrintStatementInput)
    .query(({ ctx, input }) => printStatement(ctx, input)),

  profit: realMemberProcedure
    .input(ProfitInput)
    .query(async ({ ctx, input }) => toPersonalProfit(await ctx.call(fetchProfit, input))),
});
