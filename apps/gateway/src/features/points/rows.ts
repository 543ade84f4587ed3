import type { PointEntryRow, RedemptionRow, RewardCard } from '@tonalli/contracts/points/api';
import type { PointEntry, PointReward, Redemption } from '@tonalli/contracts/points/wire';

export function toRewardCard(reward: PointReward): RewardCard {
  return {
    id: reward.rewardId,
    type: reward.type,
    name: reward.name,
    description: reward.description,
    picture: reward.picture,
    left: reward.quantity,
    points: reward.pointsRequirement,
    requiredBetMinor: reward.amountRequirement,
    bonusMinor: reward.bonusAmount,
  };
}

export function toRedemptionRow({ redeemId, type, name, quantity, points, status, at }: Redemption): RedemptionRow {
  return { id: redeemId, type, name, quantity, points, status, at };
}

export function toEntryRow({ entryId, type, at, changedPoints, pointsBalance, remark }: PointEntry): PointEntryRow {
  const { amount, reward, quantity } = remark;
  return {
    id: entryId,
    type,
    at,
    change: changedPoints,
    balance: pointsBalance,
    amountMinor: amount,
    reward,
    quantity,
  };
}
