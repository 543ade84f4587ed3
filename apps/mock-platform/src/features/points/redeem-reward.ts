import type { redeemPointReward as endpoint } from '@tonalli/contracts/points/wire';
import { requirePermit } from '../../guard/decide';
import { assertPaymentPassword } from '../../people/payment-password';
import { broke } from '../../sqlite/constraint';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { earnPoints } from './earn-points';
import { movePoints } from './move-points';
import { redeemIdOf } from './redeem-id';
import { redemptionRepository } from './redemption.repository';
import { type Reward, rewardRepository } from './reward.repository';

export interface RedeemRequest {
  memberId: string;
  reward: Reward;
  quantity: number;
  at: number;
}

function takeStock(world: World, { reward, quantity }: RedeemRequest): void {
  try {
    rewardRepository(world).changeStock(reward.id, -quantity);
  } catch (error) {
    throw broke(error, 'CHECK') ? new PlatformFailure('POINT_REWARD_SOLD_OUT') : error;
  }
}

/**
 * Takes stock and points, keeps the request and pays a bonus, all or nothing. Goods wait for a review.
 * Throws `POINT_REWARD_SOLD_OUT`, `POINTS_INSUFFICIENT` and what the guard refuses with.
 */
export function keepRedemption(world: World, request: RedeemRequest) {
  return world.transaction(() => {
    const { memberId, reward, quantity, at } = request;
    const points = reward.points * quantity;
    takeStock(world, request);
    const status = reward.bonusMinor === null ? ('PROCESS' as const) : ('APPROVED' as const);
    const reviewedAt = status === 'APPROVED' ? at : null;
    const row = { memberId, rewardId: reward.id, quantity, points, status, at, reviewedAt };
    const id = redemptionRepository(world).insert(row);
    const key = `redeem:${id}`;
    const balance = movePoints(world, { type: 'REDEEM', key, memberId, points: -points, redemptionId: id, at });
    if (reward.bonusMinor !== null) {
      const amountMinor = reward.bonusMinor * quantity;
      const reference = redeemIdOf(id);
      const bonus = { kind: 'bonus.points', memberId, amountMinor } as const;
      const permit = requirePermit(world, { ...bonus, by: 'member' });
      world.ledger.post({ ...bonus, key: `points:${key}`, reference, at, permit });
    }
    return { id, status, points, balance };
  });
}

/** Exchanges points for a reward (PTS-02). */
export const redeemReward: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  const reward = rewardRepository(world).find(input.rewardId);
  if (!reward) throw new PlatformFailure('POINT_REWARD_NOT_FOUND');
  assertPaymentPassword(world, member.id, input.paymentPassword);
  const { validBetMinor } = earnPoints(world, member.id, now);
  if (validBetMinor < reward.requiredBetMinor) throw new PlatformFailure('POINT_REWARD_LOCKED');
  const kept = keepRedemption(world, { memberId: member.id, reward, quantity: input.quantity, at: now });
  return { redeemId: redeemIdOf(kept.id), status: kept.status, points: kept.points, pointsBalance: kept.balance };
};
