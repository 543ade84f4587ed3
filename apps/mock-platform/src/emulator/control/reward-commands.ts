import type { REWARD_COMMANDS } from '@tonalli/qa/rewards';
import { listDeliveriesOfAll, sendGoods } from '../../features/rewards';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { endReward } from '../../rewarding/end-reward';
import { offerReward, rewardIdOf } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const SHOWN_MAX = 100;
const MINUTE_MS = 60_000;

function requireMember(world: World, memberId: string): void {
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
}

export const rewardVerbs: CommandVerbs<typeof REWARD_COMMANDS> = {
  grantReward({ world, input }) {
    const { memberId, reward = { kind: 'cash', amountMinor: 1_000 }, source = 'promotion', lapsesInMinutes } = input;
    const { titleEs = 'Regalo de la casa', titleEn = 'A gift of the house' } = input;
    requireMember(world, memberId);
    const at = world.clock.now();
    const given = world.transaction(() => {
      const sourceKey = `operator:${rewardsRepository(world).lastId() + 1}`;
      const expiresAt = lapsesInMinutes === undefined ? null : at + lapsesInMinutes * MINUTE_MS;
      return offerReward(world, { memberId, source, sourceKey, reward, titleEs, titleEn, at, expiresAt });
    });
    return { rewardId: given && rewardIdOf(given.id) };
  },
  listRewardsOf({ world, input: { memberId } }) {
    requireMember(world, memberId);
    return rewardsRepository(world)
      .waiting(memberId, world.clock.now())
      .map(({ id, titleEn, reward, expiresAt }) => ({ rewardId: rewardIdOf(id), title: titleEn, reward, expiresAt }));
  },
  endReward({ world, input }) {
    world.transaction(() => endReward(world, input));
    return { rewardId: input.rewardId };
  },
  listDeliveries: ({ world, input: { state = 'PROCESS' } }) =>
    listDeliveriesOfAll(world, state, SHOWN_MAX).map(({ rewardId, memberId, itemEn, state: is, at }) => ({
      ...{ rewardId, memberId, item: itemEn, state: is, at },
    })),
  sendDelivery({ world, input: { rewardId } }) {
    world.transaction(() => sendGoods(world, rewardId));
    return { rewardId, state: 'SENT' };
  },
};
