import type { Reward, RewardKind } from '@tonalli/contracts/rewards/reward';
import type { RewardPayer, RewardPayment } from '../world/reward-payers';
import type { World } from '../world/world';

const isOf = <Kind extends RewardKind>(reward: Reward, kind: Kind): reward is Extract<Reward, { kind: Kind }> =>
  reward.kind === kind;

/** What hands rewards of one kind over, and says what one is worth that is no money of itself. */
export const definePayer = <Kind extends RewardKind>(
  kind: Kind,
  pay: (world: World, payment: RewardPayment<Kind>) => void,
  worth?: (world: World, reward: Extract<Reward, { kind: Kind }>) => number,
): RewardPayer<World> => {
  const own = (reward: Reward) => {
    if (!isOf(reward, kind)) throw new Error(`${reward.kind} is not paid as ${kind}`);
    return reward;
  };
  return {
    kind,
    pay: (world, { reward, ...payment }) => pay(world, { ...payment, reward: own(reward) }),
    worth: worth && ((world, reward) => worth(world, own(reward))),
  };
};
