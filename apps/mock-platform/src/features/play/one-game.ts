import type { GuardRule, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { isSessionOpen } from '../session';
import { gameSessionRepository } from './play.repository';

interface Wanted {
  memberId: string;
  nodeId: string;
}

/** What is against a game beside another one that the member has open, where one is played at a time. */
export function againstSecondGame(world: World, { memberId, nodeId }: Wanted): Refusal | null {
  if (policyOf(world).parallelGames) return null;
  const others = gameSessionRepository(world).others({ memberId, nodeId, now: world.clock.now() });
  const open = others.find(({ tokenId }) => isSessionOpen(world, tokenId));
  return open ? { code: 'GAME_ALREADY_OPEN', extra: { openGame: { nodeId: open.nodeId } } } : null;
}

/** Ends what the member has open beside a game; a round that is open in it waits. */
export const endOtherGames = (world: World, wanted: Wanted): void => gameSessionRepository(world).endOthers(wanted);

export const oneGameRule: GuardRule<World> = {
  about: ['launch'],
  refuse(world, action) {
    if (action.do !== 'launch' || action.isTrial || action.by !== 'member') return null;
    return againstSecondGame(world, { memberId: action.memberId, nodeId: action.title.nodeId });
  },
};
