import type { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { parseRedeemId, redeemIdOf } from './redeem-id';
import { redemptionRepository } from './redemption.repository';
import { rewardRepository } from './reward.repository';

export interface Review {
  redeemId: string;
  decision: Exclude<RedemptionStatus, 'PROCESS'>;
  /** Milliseconds since epoch. */
  at: number;
}

/**
 * The operator's decision about a request that waits for one. A rejection gives points and stock back.
 * Throws `NOT_FOUND` when there is no such request, or it was decided before.
 */
export function reviewRedemption(world: World, { redeemId, decision, at }: Review): void {
  const id = parseRedeemId(redeemId);
  world.transaction(() => {
    const row = id === null ? undefined : redemptionRepository(world).decide({ id, status: decision, reviewedAt: at });
    if (!row) throw new PlatformFailure('NOT_FOUND');
    if (decision === 'APPROVED') return;
    const { memberId, points } = row;
    movePoints(world, { type: 'RETURN', key: `return:${row.id}`, memberId, points, redemptionId: row.id, at });
    rewardRepository(world).changeStock(row.rewardId, row.quantity);
  });
}

/** Requests of all members in one state, newest first, at most so many. */
export function listRedemptionsOfAll(world: World, status: RedemptionStatus, limit: number) {
  return redemptionRepository(world)
    .ofAll(status, limit)
    .map(({ id, memberId, nameEs, quantity, points, at }) => {
      return { redeemId: redeemIdOf(id), memberId, reward: nameEs, quantity, points, status, at };
    });
}
