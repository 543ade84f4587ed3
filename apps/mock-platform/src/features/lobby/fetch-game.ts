import type { fetchGame as fetchGameEndpoint } from '@tonalli/contracts/lobby/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { factsOf } from './game-facts';
import { gameRepository } from './lobby.repository';
import { vendorRepository } from './vendor.repository';
import { toWireGame } from './wire-game';

/** Two rows of six on a desk. */
export const SIMILAR_GAMES = 12;

export const fetchGame: Verb<typeof fetchGameEndpoint> = ({ ctx, input }) => {
  const store = gameRepository(ctx.world);
  const game = store.find(input.nodeId);
  if (!game) throw new PlatformFailure('GAME_NOT_FOUND');
  return {
    game: toWireGame(ctx.world, game, input.language),
    vendorName: vendorRepository(ctx.world).nameOf(game.vendor) ?? game.vendor,
    facts: factsOf(game),
    similar: store.similarTo(game, SIMILAR_GAMES).map((one) => toWireGame(ctx.world, one, input.language)),
  };
};
