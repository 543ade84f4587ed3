import {
  type AgentIncome,
  AgentIncomeInput,
  ExportPlayerLossesInput,
  ExportTeamBettingInput,
  ExportTeamMovementsInput,
  type PlayerLosses,
  PlayerLossesInput,
  type TeamBetting,
  TeamBettingInput,
  type TeamMovements,
  TeamMovementsInput,
} from '@tonalli/contracts/agent-reports/api';
import {
  listAgentIncome,
  listPlayerLosses,
  listTeamBetting,
  listTeamMovements,
} from '@tonalli/contracts/agent-reports/wire';
import { agentProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { exportAgentIncome, exportPlayerLosses, exportTeamBetting, exportTeamMovements } from './exports';
import { toBettingFigures, toBettingRow, toMovementRow, toPlayerFigures, toPlayerRow } from './rows';

const EXPORT_LIMIT = { rateLimit: { calls: 6, windowSeconds: 60 } };

/** Whom a report is of is checked by the platform, which knows the agent by the session's token (AG-06). */
export const agentReportsRouter = t.router({
  betting: agentProcedure.input(TeamBettingInput).query(async ({ ctx, input }): Promise<TeamBetting> => {
    const { own, rows, totals, ...answer } = await ctx.call(listTeamBetting, input);
    return {
      ...answer,
      own: own && toBettingFigures(own),
      rows: rows.map(toBettingRow),
      totals: toBettingFigures(totals),
    };
  }),
  exportBetting: agentProcedure
    .meta(EXPORT_LIMIT)
    .input(ExportTeamBettingInput)
    .query(({ ctx, input }) => exportTeamBetting(ctx, input)),

  losses: agentProcedure.input(PlayerLossesInput).query(async ({ ctx, input }): Promise<PlayerLosses> => {
    const { rows, totals, ...answer } = await ctx.call(listPlayerLosses, input);
    return { ...answer, rows: rows.map(toPlayerRow), totals: toPlayerFigures(totals) };
  }),
  exportLosses: agentProcedure
    .meta(EXPORT_LIMIT)
    .input(ExportPlayerLossesInput)
    .query(({ ctx, input }) => exportPlayerLosses(ctx, input)),

  income: agentProcedure.input(AgentIncomeInput).query(async ({ ctx, input }): Promise<AgentIncome> => {
    const { rows, totals, total, pending, rebates, asOf } = await ctx.call(listAgentIncome, input);
    return {
      rows: rows.map(({ amount, ...row }) => ({ ...row, amountMinor: amount })),
      totals: totals.map(({ amount, ...row }) => ({ ...row, amountMinor: amount })),
      totalMinor: total,
      pendingMinor: pending,
      rebates: rebates.map(({ category, amount }) => ({ category, amountMinor: amount })),
      asOf,
    };
  }),
  exportIncome: agentProcedure
    .meta(EXPORT_LIMIT)
    .input(AgentIncomeInput)
    .query(({ ctx, input }) => exportAgentIncome(ctx, input)),

  movements: agentProcedure.input(TeamMovementsInput).query(async ({ ctx, input }): Promise<TeamMovements> => {
    const { rows, totals, ...answer } = await ctx.call(listTeamMovements, input);
    return {
      ...answer,
      rows: rows.map(toMovementRow),
      totals: { rows: totals.rows, inMinor: totals.in, outMinor: totals.out, netMinor: totals.net },
    };
  }),
  exportMovements: agentProcedure
    .meta(EXPORT_LIMIT)
    .input(ExportTeamMovementsInput)
    .query(({ ctx, input }) => exportTeamMovements(ctx, input)),
});
