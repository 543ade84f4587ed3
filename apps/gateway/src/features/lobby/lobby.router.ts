import { CLIENT_TYPE_DESKTOP_WEB, PLATFORM_DESKTOP } from '@tonalli/contracts/constants';
import { toWireLanguage } from '@tonalli/contracts/language';
import {
  type GameDetail,
  GameDetailInput,
  type GameMenu,
  GameMenuInput,
  type GamePage,
  HomeLobbyInput,
  ListGamesInput,
  ListOwnGamesInput,
  ListRecentInput,
  ToggleFavoriteInput,
} from '@tonalli/contracts/lobby/api';
import {
  addFavorite,
  fetchGame,
  listFavoriteGames,
  listFavoriteIds,
  listGameMenus,
  listGames,
  listRecentGames,
  removeFavorite,
} from '@tonalli/contracts/lobby/wire';
import { cachedProcedure, memberProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { knownFamilies, toGameCard } from './game-card';
import { toGameDetail } from './game-detail';
import { loadHome } from './load-home';

/** A list is of hot games or of new ones: where both are asked for, of hot ones. */
const channelOf = ({ hotOnly, newOnly }: { hotOnly?: boolean | undefined; newOnly?: boolean | undefined }) =>
  hotOnly ? 'HOT' : newOnly ? 'NEW' : undefined;

export const lobbyRouter = t.router({
  home: cachedProcedure({ ttlMs: 10_000, staleMs: 120_000, scope: 'shared' }, HomeLobbyInput).query(({ ctx, input }) =>
    loadHome(ctx, input.language),
  ),

  games: cachedProcedure({ ttlMs: 10_000, staleMs: 120_000, scope: 'shared' }, ListGamesInput).query(
    async ({ ctx, input }): Promise<GamePage> => {
      const { games, totalPages, totalRows, hasPlayable, families, marks, suggestion } = await ctx.call(listGames, {
        clientType: CLIENT_TYPE_DESKTOP_WEB,
        platform: PLATFORM_DESKTOP,
        merchant: ctx.services.merchant.code,
        gameType: input.type,
        vassalage: input.vendor,
        gameClassify: input.classify,
        family: input.family,
        gameName: input.search || undefined,
        pageNo: input.page,
        pageSize: input.pageSize,
        language: toWireLanguage(input.language),
        channel: channelOf(input),
      });
      return {
        games: games.map(toGameCard),
        page: input.page,
        totalPages,
        totalGames: totalRows,
        ...(hasPlayable === undefined ? {} : { hasPlayable }),
        ...(families ? { families: knownFamilies(families) } : {}),
        ...(marks ? { marks } : {}),
        ...(suggestion ? { suggestion } : {}),
      };
    },
  ),

  game: cachedProcedure({ ttlMs: 60_000, staleMs: 600_000, scope: 'shared' }, GameDetailInput).query(
    async ({ ctx, input }): Promise<GameDetail> => {
      const language = toWireLanguage(input.language);
      return toGameDetail(await ctx.call(fetchGame, { nodeId: input.gameId, language }));
    },
  ),

  menu: cachedProcedure({ ttlMs: 60_000, staleMs: 600_000, scope: 'shared' }, GameMenuInput).query(
    async ({ ctx, input }): Promise<GameMenu> => {
      const { list } = await ctx.call(listGameMenus, { language: toWireLanguage(input.language) });
      return list.map(({ gameType, classes }) => ({
        type: gameType,
        classes: classes.map(({ gameClassify, gameCount }) => ({ classify: gameClassify, count: gameCount })),
      }));
    },
  ),

  favoriteIds: memberProcedure.query(async ({ ctx }) => (await ctx.call(listFavoriteIds, {})).ids),

  favorites: memberProcedure.input(ListOwnGamesInput).query(async ({ ctx, input }): Promise<GamePage> => {
    const { content, pageNum, totalPages } = await ctx.call(listFavoriteGames, {
      clientType: CLIENT_TYPE_DESKTOP_WEB,
      platform: PLATFORM_DESKTOP,
      gameType: input.type,
      vassalage: input.vendor,
      pageNo: input.page,
      pageSize: input.pageSize,
      language: toWireLanguage(input.language),
    });
    return { games: content.map(toGameCard), page: pageNum, totalPages };
  }),

  recent: memberProcedure.input(ListRecentInput).query(async ({ ctx, input }): Promise<GamePage> => {
    const { list, totalPages } = await ctx.call(listRecentGames, {
      page: input.page,
      pageSize: input.pageSize,
      gameType: input.type,
      vassalage: input.vendor,
      language: toWireLanguage(input.language),
      clientType: CLIENT_TYPE_DESKTOP_WEB,
    });
    return { games: list.map(toGameCard), page: input.page, totalPages };
  }),

  addFavorite: realMemberProcedure.input(ToggleFavoriteInput).mutation(async ({ ctx, input }) => {
    await ctx.call(addFavorite, { nodeId: input.gameId, vendor: input.vendor, gameType: input.type });
  }),

  removeFavorite: realMemberProcedure.input(ToggleFavoriteInput).mutation(async ({ ctx, input }) => {
    await ctx.call(removeFavorite, { nodeId: input.gameId });
  }),
});
