import type { PointsOverview, RewardCard } from '@tonalli/contracts/points/api';

export type RewardState =
  | { kind: 'open' }
  | { kind: 'soldOut' }
  | { kind: 'locked'; missingBetMinor: number }
  | { kind: 'short'; missingPoints: number };

/** Whether the member can redeem one piece now, and if not, what is in the way first. */
export function rewardState(reward: RewardCard, overview: PointsOverview): RewardState {
  if (reward.left === 0) return { kind: 'soldOut' };
  const missingBetMinor = reward.requiredBetMinor - overview.validBetMinor;
  if (missingBetMinor > 0) return { kind: 'locked', missingBetMinor };
  const missingPoints = reward.points - overview.points;
  return missingPoints > 0 ? { kind: 'short', missingPoints } : { kind: 'open' };
}

export const canRedeem = (reward: RewardCard, overview: PointsOverview): boolean =>
  rewardState(reward, overview).kind === 'open';
