import { type Consolidated, type TeamOverview, TeamOverviewInput } from '@tonalli/contracts/team/api';
import { fetchConsolidated, fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { agentProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const teamRouter = t.router({
  /** The platform knows the agent by the session's token; nobody else can be asked for (AG-06). */
  overview: agentProcedure.input(TeamOverviewInput).query(async ({ ctx, input }): Promise<TeamOverview> => {
    const { balance, stake, payout, net, ...counts } = await ctx.call(fetchTeamOverview, input);
    return { ...counts, balanceMinor: balance, stakeMinor: stake, payoutMinor: payout, netMinor: net };
  }),
  consolidated: realMemberProcedure.query(({ ctx }): Promise<Consolidated> => ctx.call(fetchConsolidated, {})),
});
