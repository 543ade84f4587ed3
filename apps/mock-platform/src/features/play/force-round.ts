import type { World } from '../../world/world';
import { requireGame, titleOf } from './playable-game';
import { runner } from './runner';

export interface RoundWanted {
  memberId: string;
  nodeId: string;
  /** As it will be placed: what is wished for may depend on it. */
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
  return { family: title.family, ...runner.force(world, { ...wanted, title }) };
}
