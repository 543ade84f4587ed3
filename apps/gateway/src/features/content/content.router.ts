import { WINNER_BOARD_LIMIT, WINNER_LIST_LIMIT } from '@tonalli/contracts/constants';
import {
  type Announcements,
  ContentInput,
  type Popup,
  PopupsInput,
  type Winner,
  WinnersInput,
} from '@tonalli/contracts/content/api';
import { fetchJackpot, listAnnouncements, listWinners } from '@tonalli/contracts/content/wire';
import { toWireLanguage } from '@tonalli/contracts/language';
import { cachedProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { listPopups } from './list-popups';
import { toBanner } from './to-banner';
import { toJackpot } from './to-jackpot';
import { toWinner } from './to-winner';

export const contentRouter = t.router({
  announcements: cachedProcedure({ ttlMs: 30_000, staleMs: 300_000, scope: 'shared' }, ContentInput).query(
    async ({ ctx, input }): Promise<Announcements> => {
      const language = toWireLanguage(input.language);
      const { banners, player } = await ctx.call(listAnnouncements, { types: 'B,PL', platform: 'W', language });
      return {
        banners: banners.map(toBanner),
        notices: player.map(({ id, title, content, at }) => ({ id, title, content, at })),
      };
    },
  ),

  popups: cachedProcedure({ ttlMs: 30_000, staleMs: 300_000, scope: 'shared' }, PopupsInput).query(
    ({ ctx, input }): Promise<Popup[]> => listPopups(ctx, input),
  ),

  winners: cachedProcedure({ ttlMs: 2_000, staleMs: 10_000, scope: 'shared' }, ContentInput).query(
    async ({ ctx, input }): Promise<Winner[]> => {
      const { list } = await ctx.call(listWinners, {
        gameCategory: 'ALL',
        language: toWireLanguage(input.language),
        limitNum: WINNER_BOARD_LIMIT,
      });
      return list.map(({ vo }) => toWinner(vo, vo.gameName)).sort((a, b) => b.amountMinor - a.amountMinor);
    },
  ),

  winnersOf: cachedProcedure({ ttlMs: 2_000, staleMs: 10_000, scope: 'shared' }, WinnersInput).query(
    async ({ ctx, input }): Promise<Winner[]> => {
      const { list } = await ctx.call(listWinners, {
        gameCategory: input.type ?? 'ALL',
        period: input.period === 'day' ? 'DAY' : 'WEEK',
        language: toWireLanguage(input.language),
        limitNum: WINNER_LIST_LIMIT,
      });
      return list.map(({ vo }) => toWinner(vo, vo.gameName)).sort((a, b) => b.amountMinor - a.amountMinor);
    },
  ),

  jackpot: cachedProcedure({ ttlMs: 1_000, staleMs: 1_000, scope: 'shared' }).query(async ({ ctx }) =>
    toJackpot(await ctx.call(fetchJackpot, {})),
  ),
});
