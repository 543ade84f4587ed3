import type { PointEntryType } from '@tonalli/contracts/points/wire';
import { PlatformFailure } from '../../kernel/failure';
import { broke } from '../../sqlite/constraint';
import type { World } from '../../world/world';
import { type PointEntry, pointAccountRepository, pointEntryRepository } from './points.repository';

export interface PointMovement {
  type: PointEntryType;
  /** Unique over all entries, such as `redeem:12`; the key of a movement that was made answers as it did. */
  key: string;
  memberId: string;
  /** Whole points; below zero for what leaves. */
  points: number;
  amountMinor?: number;
  redemptionId?: number;
  /** Milliseconds since epoch. */
  at: number;
}

function repeat(first: PointEntry, { type, memberId, points }: PointMovement): number {
  const same = first.type === type && first.memberId === memberId && first.points === points;
  if (!same) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  return first.balanceAfter;
}

function change(world: World, memberId: string, points: number): number {
  const store = pointAccountRepository(world);
  store.open(memberId);
  try {
    const balance = store.move(memberId, points);
    if (balance === undefined) throw new Error(`the points of ${memberId} were not moved`);
    return balance;
  } catch (error) {
    throw broke(error, 'CHECK') ? new PlatformFailure('POINTS_INSUFFICIENT') : error;
  }
}

/**
 * Books one movement of points, once per key, and returns the balance after it.
 * Throws `POINTS_INSUFFICIENT` when the balance would go below zero, `IDEMPOTENCY_KEY_REUSED` when the key
 * stands for another movement, `RangeError` on what is no whole number or nothing at all.
 */
export function movePoints(world: World, movement: PointMovement): number {
  const { type, key, memberId, points, at } = movement;
  if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`not points that can be moved: ${points}`);
  return world.transaction(() => {
    const store = pointEntryRepository(world);
    const first = store.ofKey(key);
    if (first) return repeat(first, movement);
    const balanceAfter = change(world, memberId, points);
    const { amountMinor = null, redemptionId = null } = movement;
    store.insert({ key, memberId, type, points, balanceAfter, amountMinor, redemptionId, at });
    return balanceAfter;
  });
}
