import { WINNER_BOARD_LIMIT } from '@tonalli/contracts/constants';
import { type Announcements, ContentInput, type Winner } from '@tonalli/contracts/content/api';
import { fetchJackpot, listAnnouncements, listWinners } from '@tonalli/contracts/content/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const contentRouter = t.router({
  announcements: cachedProcedure({ ttlMs: 30_000, staleMs: 300_000, scope: 'shared' })
    .input(ContentInput)
    .query(async ({ ctx, input }): Promise<Announcements> => {
      const language = toWireLanguage(input.language);
      const { banners, player } = await ctx.call(listAnnouncements, { types: 'B,PL', platform: 'W', language });
      return {
        banners: banners.map(({ id, groupName, title, imageUrl, url, linkType }) => ({
          id,
          group: groupName,
          title,
          image: imageUrl,
          url,
          linkType,
        })),
        notices: player.map(({ id, title, content, at }) => ({ id, title, content, at })),
      };
    }),

  winners: cachedProcedure({ ttlMs: 2_000, staleMs: 10_000, scope: 'shared' })
    .input(ContentInput)
    .query(async ({ ctx, input }): Promise<Winner[]> => {
      const { list } = await ctx.call(listWinners, {
        gameCategory: 'ALL',
        language: toWireLanguage(input.language),
        limitNum: WINNER_BOARD_LIMIT,
      });
      return list
        .map(({ vo }) => ({
          playerName: vo.customerName,
          amountMinor: vo.winAmount,
          gameId: vo.nodeId,
          gameName: vo.gameName,
          icon: vo.iconUrl,
          at: vo.at,
        }))
        .sort((a, b) => b.amountMinor - a.amountMinor);
    }),

  jackpot: cachedProcedure({ ttlMs: 1_000, staleMs: 5_000, scope: 'shared' }).query(async ({ ctx }) => {
    const { amount, at } = await ctx.call(fetchJackpot, {});
    return { amountMinor: amount, at };
  }),
});
