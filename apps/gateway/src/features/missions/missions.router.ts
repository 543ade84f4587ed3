import { toWireLanguage } from '@tonalli/contracts/language';
import * as api from '@tonalli/contracts/missions/api';
import * as wire from '@tonalli/contracts/missions/wire';
import { realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

const CLAIM_LIMIT = { rateLimit: { calls: 30, windowSeconds: 60 } };

const toView = ({ missionId, ...mission }: wire.MissionDetail): api.MissionView => ({ id: missionId, ...mission });

export const missionsRouter = t.router({
  list: realMemberProcedure.input(api.ListMissionsInput).query(async ({ ctx, input }): Promise<api.MissionsView> => {
    const { list, claimable } = await ctx.call(wire.fetchMissionSummary, { language: toWireLanguage(input.language) });
    return { missions: list.map(toView), claimable };
  }),

  leaderboard: realMemberProcedure.query(async ({ ctx }): Promise<api.MissionLeaderboard> => {
    const { list, ...own } = await ctx.call(wire.fetchMissionLeaderboard, {});
    return { leaders: list, ...own };
  }),

  claim: realMemberProcedure
    .meta(CLAIM_LIMIT)
    .input(api.ClaimMissionInput)
    .mutation(async ({ ctx, input }): Promise<api.ClaimedMission> => {
      const { id: missionId, windowFrom } = input;
      const { missionId: id, ...given } = await ctx.call(wire.claimMission, { missionId, windowFrom });
      return { id, ...given };
    }),
});
