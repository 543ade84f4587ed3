import type {
  addFavorite as addFavoriteEndpoint,
  listFavoriteGames as listFavoriteGamesEndpoint,
  listFavoriteIds as listFavoriteIdsEndpoint,
  removeFavorite as removeFavoriteEndpoint,
} from '@tonalli/contracts/lobby/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { gameRepository } from './lobby.repository';
import { memberGameLists } from './member-game-lists.repository';
import { memberGamesRepository } from './member-games.repository';
import { toWireGame } from './wire-game';

export const listFavoriteIds: Verb<typeof listFavoriteIdsEndpoint> = ({ ctx }) => ({
  ids: memberGamesRepository(ctx.world).favoriteIds(ctx.member.id),
});

export const listFavoriteGames: Verb<typeof listFavoriteGamesEndpoint> = ({ ctx, input }) => {
  const filter = { memberId: ctx.member.id, gameType: input.gameType ?? null, vendor: input.vassalage ?? null };
  const slice = { limit: input.pageSize, offset: (input.pageNo - 1) * input.pageSize };
  const { games, totalRows } = memberGameLists(ctx.world)('favorites', filter, slice);
  return {
    content: games.map((game) => toWireGame(ctx.world, game, input.language)),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
  };
};

export const addFavorite: Verb<typeof addFavoriteEndpoint> = ({ ctx, input }) => {
  const game = gameRepository(ctx.world).find(input.nodeId);
  if (!game || game.vendor !== input.vendor || game.gameType !== input.gameType) {
    throw new PlatformFailure('GAME_NOT_FOUND');
  }
  memberGamesRepository(ctx.world).addFavorite({ memberId: ctx.member.id, nodeId: game.nodeId, at: ctx.now });
  return null;
};

export const removeFavorite: Verb<typeof removeFavoriteEndpoint> = ({ ctx, input }) => {
  memberGamesRepository(ctx.world).removeFavorite(ctx.member.id, input.nodeId);
  return null;
};
