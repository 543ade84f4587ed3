import { type Consolidated, type TeamOverview, TeamOverviewInput } from '@tonalli/contracts/team/api';
import { fetchConsolidated, fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { agentProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toPeriod } from './team-period';

export const teamRouter = t.router({
  /** The platform knows the agent by the session's token; nobody else can be asked for (AG-06). */
  overview: agentProcedure.input(TeamOverviewInput).query(async ({ ctx, input }): Promise<TeamOverview> => {
    const { balance, totals, days, previous, ...team } = await ctx.call(fetchTeamOverview, input);
    return {
      ...team,
      balanceMinor: balance,
      totals: toPeriod(totals),
      days: days.map(({ day, ...period }) => ({ day, ...toPeriod(period) })),
      previous: { from: previous.from, to: previous.to, ...toPeriod(previous) },
    };
  }),
  consolidated: realMemberProcedure.query(({ ctx }): Promise<Consolidated> => ctx.call(fetchConsolidated, {})),
});
