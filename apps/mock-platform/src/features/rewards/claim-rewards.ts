import type * as wire from '@tonalli/contracts/rewards/wire';
import { rewardNumber } from '../../rewarding/end-reward';
import { claimWaiting, rewardIdOf } from '../../rewarding/grant-reward';
import { rewardsRepository, type StoredReward } from '../../rewarding/rewards.repository';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { countWaiting } from './list-rewards';

const brought = ({ id, reward }: StoredReward) => ({ rewardId: rewardIdOf(id), reward });

const after = (world: World, memberId: string) => ({
  ...countWaiting(world, memberId),
  balance: world.ledger.balance(memberId, 'member.main'),
});

/** Hands one of the member's own waiting rewards over, once (MEM-11). */
export const claimReward: Verb<typeof wire.claimReward> = ({ ctx: { world, member, now }, input }) => {
  const id = rewardNumber(input.rewardId);
  if (id === null) throw new PlatformFailure('BONUS_NOT_FOUND');
  const claimed = claimWaiting(world, { id, memberId: member.id, at: now });
  return { ...brought(claimed), ...after(world, member.id) };
};

/** The reward that was claimed, or null where it goes on waiting: nothing of the attempt stays then. */
function tryClaim(world: World, of: { id: number; memberId: string; at: number }): StoredReward | null {
  try {
    return world.transaction(() => claimWaiting(world, of));
  } catch (error) {
    if (error instanceof PlatformFailure) return null;
    throw error;
  }
}

/** Hands over whatever waits; what cannot be now keeps nothing else from coming (MEM-11). */
export const claimAllRewards: Verb<typeof wire.claimAllRewards> = ({ ctx: { world, member, now } }) => {
  const tries = rewardsRepository(world)
    .waiting(member.id, now)
    .map(({ id }) => ({ id, claimed: tryClaim(world, { id, memberId: member.id, at: now }) }));
  return {
    claimed: tries.flatMap(({ claimed }) => (claimed ? [brought(claimed)] : [])),
    refused: tries.flatMap(({ id, claimed }) => (claimed ? [] : [rewardIdOf(id)])),
    ...after(world, member.id),
  };
};
