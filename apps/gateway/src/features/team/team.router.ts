import { toWireLanguage } from '@tonalli/contracts/language';
import {
  type AnnouncementDetail,
  AnnouncementInput,
  type AnnouncementList,
  type Consolidated,
  ListAnnouncementsInput,
  type TeamOverview,
  TeamOverviewInput,
} from '@tonalli/contracts/team/api';
import { fetchConsolidated, fetchTeamOverview } from '@tonalli/contracts/team/wire';
import { fetchAgentAnnouncement, listAgentAnnouncements } from '@tonalli/contracts/team/wire-announcements';
import { toRichText } from '../../rich-text/to-rich-text';
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

  announcements: agentProcedure
    .input(ListAnnouncementsInput)
    .query(async ({ ctx, input: { language, page, pageSize } }): Promise<AnnouncementList> => {
      const asked = { pageNo: page, pageSize, language: toWireLanguage(language) };
      const { content, pageNum, ...list } = await ctx.call(listAgentAnnouncements, asked);
      return { ...list, page: pageNum, rows: content.map(({ announcementId: id, ...row }) => ({ id, ...row })) };
    }),

  /** Whoever opens an announcement has read it. */
  announcement: agentProcedure
    .input(AnnouncementInput)
    .query(async ({ ctx, input: { id: announcementId, language } }): Promise<AnnouncementDetail> => {
      const asked = { announcementId, language: toWireLanguage(language) };
      const { announcementId: id, content, ...detail } = await ctx.call(fetchAgentAnnouncement, asked);
      return { id, ...detail, text: toRichText(content) };
    }),

  consolidated: realMemberProcedure.query(({ ctx }): Promise<Consolidated> => ctx.call(fetchConsolidated, {})),
});
