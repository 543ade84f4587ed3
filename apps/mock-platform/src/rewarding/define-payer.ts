import type { Reward, RewardKind } from '@tonalli/contracts/rewards/reward';
import type { RewardPayer, RewardPayment } from '../world/reward-payers';
import type { World } from '../world/world';

const isOf = <Kind extends RewardKind>(reward: Reward, kind: Kind): reward is Extract<Reward, { kind: Kind }> =>
  reward.kind === kind;

/** What hands rewards of one kind over. */
export const definePayer = <Kind extends RewardKind>(
  kind: Kind,
  pay: (world: World, payment: RewardPayment<Kind>) => void,
): RewardPayer<World> => ({
  kind,
  pay(world, { reward, ...payment }) {
    if (!isOf(reward, kind)) throw new Error(`${reward.kind} is not paid as ${kind}`);
    pay(world, { ...payment, reward });
  },
});
