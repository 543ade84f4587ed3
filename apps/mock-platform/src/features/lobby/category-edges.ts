import { GAME_TYPES, type GameType } from '@tonalli/contracts/lobby/wire';
import { repository } from '../../world/world';
import { factsOf } from './game-facts';
import { gameRepository } from './lobby.repository';
import { isPlayable } from './playable-games';

/** The most popular games of a category stand for all. */
const ASKED = 200;

/**
 * What the house expects to keep of the bets of each category, in hundredths of a percent: the mean over its popular games
 * that can be played, from the returns that they state. Categories that state none are left out. Read once for each world.
 */
export const categoryEdges = repository((world): ReadonlyMap<GameType, number> => {
  const edges = new Map<GameType, number>();
  for (const gameType of GAME_TYPES) {
    const { games } = gameRepository(world).list({ gameType }, { limit: ASKED, offset: 0 });
    const returns = games.filter(isPlayable).flatMap((game) => {
      const { rtpPercent } = factsOf(game);
      return rtpPercent === null ? [] : [Number(rtpPercent)];
    });
    const sum = returns.reduce((total, each) => total + each, 0);
    if (returns.length > 0) edges.set(gameType, Math.round((100 - sum / returns.length) * 100));
  }
  return edges;
});
