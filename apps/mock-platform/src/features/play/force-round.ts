import { builtFamily } from '../../games/built-families';
import type { World } from '../../world/world';
import { betInRoom, looksAtRooms } from './bet-in-room';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';

export interface RoundWanted {
  memberId: string;
  nodeId: string;
  /** As it will be placed: what is wished for may depend on it. In a room, where nobody knows beforehand what is there, it may be empty. */
  bet: unknown;
  /** In the family's own words, such as `{ roll: 77 }`. */
  wish: unknown;
}

/**
 * Makes the member's next round of a game come out as wished. Throws `BET_INVALID` for a bet or wish that is none, `ROUND_OPEN`,
 * and `RangeError`, in words, where the family takes no wishes or no fair round comes out so.
 */
export function forceRound(world: World, { nodeId, ...wanted }: RoundWanted) {
  const title = titleOf(requireGame(world, nodeId));
  const game = builtFamily(title.family);
  const isLeftOut = game !== undefined && looksAtRooms(game) && JSON.stringify(wanted.bet) === '{}';
  const bet = isLeftOut ? betInRoom(world, { nodeId, stakeMinor: 0 }, world.random.fork('force-round')) : wanted.bet;
  return { family: title.family, ...runner.force(world, { ...wanted, bet, title, nodeId }) };
}
