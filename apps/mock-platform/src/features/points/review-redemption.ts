import type { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { pointsRepository } from './points.repository';
import { parseRedeemId, redeemIdOf } from './redeem-id';

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
    const store = pointsRepository(world);
    const row = id === null ? undefined : store.decide.get(decision, at, id);
    if (!row) throw new PlatformFailure('NOT_FOUND');
    if (decision === 'APPROVED') return;
    const { memberId, points } = row;
    movePoints(world, { type: 'RETURN', key: `return:${row.id}`, memberId, points, redemptionId: row.id, at });
    store.changeStock.run(row.quantity, row.rewardId);
  });
}

/** Requests of all members in one state, newest first, at most so many. */
export function listRedemptionsOfAll(world: World, status: RedemptionStatus, limit: number) {
  return pointsRepository(world)
    .redemptionsOfAll.all(status, limit)
    .map(({ id, memberId, nameEs, quantity, points, at }) => {
      return { redeemId: redeemIdOf(id), memberId, reward: nameEs, quantity, points, status, at };
    });
}
