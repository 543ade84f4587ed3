import type { listRecentGames as listRecentGamesEndpoint } from '@tonalli/contracts/lobby/wire';
import { pageCount } from '@tonalli/contracts/paging';
import type { Verb } from '../../transport/verb';
import { memberGameLists } from './member-game-lists.repository';
import { toWireGame } from './wire-game';

export const listRecentGames: Verb<typeof listRecentGamesEndpoint> = ({ ctx, input }) => {
  const filter = { memberId: ctx.member.id, gameType: input.gameType ?? null, vendor: input.vassalage ?? null };
  const slice = { limit: input.pageSize, offset: (input.page - 1) * input.pageSize };
  const { games, totalRows } = memberGameLists(ctx.world)('recent', filter, slice);
  return {
    list: games.map((game) => toWireGame(ctx.world, game, input.language)),
    totalPages: pageCount(totalRows, input.pageSize),
  };
};
