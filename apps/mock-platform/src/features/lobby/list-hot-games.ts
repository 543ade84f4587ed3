import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { listHotGames as listHotGamesEndpoint } from '@tonalli/contracts/lobby/wire';
import type { Verb } from '../../transport/verb';
import { gameRepository } from './lobby.repository';
import { toWireGame } from './wire-game';

export const listHotGames: Verb<typeof listHotGamesEndpoint> = ({ ctx, input }) => {
  const filter = { gameType: input.gameType, vendor: input.vassalage, hotOnly: true };
  const { games } = gameRepository(ctx.world).list(filter, { limit: LIST_DEFAULT_PAGE_SIZE, offset: 0 });
  return { list: games.map((game) => toWireGame(ctx.world, game, input.language)) };
};
