import type { confirmReceipt as endpoint } from '@tonalli/contracts/cashier/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { assertWithin } from './assert-within';
import { parseOrderId } from './order-ids';
import { WITHDRAWAL_RECEIVE } from './order-jobs';
import { keep, moveHeld, requireStep } from './settle-withdrawal';
import { netOf, toWireWithdrawal } from './wire-withdrawal';
import { type WithdrawalRow, withdrawalRepository } from './withdrawal.repository';

/** All has arrived, or nobody said otherwise in time: what is still held is not given back. */
export function receiveInFull(world: World, id: number, forced: boolean): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'CONFIRMED_FULL');
    moveHeld(world, row, { kind: 'withdrawal.settle', step: 'rest', amountMinor: netOf(row) - row.paidMinor });
    world.clock.cancel(WITHDRAWAL_RECEIVE, String(id));
    return keep(world, {
      ...row,
      status: 'CONFIRMED_FULL',
      receivedMinor: netOf(row),
      forced,
      closedAt: world.clock.now(),
    });
  });
}

/**
 * Only a part has arrived: what the operator has kept back returns to the balance. A member who says that less came
 * than was sent gets the difference from customer service, not from here. Throws `AMOUNT_OUT_OF_RANGE`.
 */
export function receiveInPart(world: World, id: number, receivedMinor: number): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'CONFIRMED_PARTLY');
    const net = netOf(row);
    assertWithin(receivedMinor, { minMinor: 1, maxMinor: net - 1 });
    const refundedMinor = net - Math.max(receivedMinor, row.paidMinor);
    moveHeld(world, row, { kind: 'withdrawal.release', step: 'release', amountMinor: refundedMinor });
    moveHeld(world, row, {
      kind: 'withdrawal.settle',
      step: 'rest',
      amountMinor: net - row.paidMinor - refundedMinor,
    });
    world.clock.cancel(WITHDRAWAL_RECEIVE, String(id));
    return keep(world, {
      ...row,
      status: 'CONFIRMED_PARTLY',
      receivedMinor,
      refundedMinor,
      closedAt: world.clock.now(),
    });
  });
}

/** A withdrawal of the member's own. Throws `ORDER_NOT_FOUND`, also for another member's. */
export function requireOwn(world: World, memberId: string, withdrawalId: string): WithdrawalRow {
  const id = parseOrderId('W', withdrawalId);
  const row = id === null ? null : withdrawalRepository(world).byId(id);
  if (row?.memberId !== memberId) throw new PlatformFailure('ORDER_NOT_FOUND');
  return row;
}

/** The member says what arrived of a payout (MEM-04). */
export const confirmReceipt: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const row = requireOwn(world, member.id, input.withdrawalId);
  // Of one that was reported as lost, the operator decides.
  if (row.status === 'NOT_RECEIVED') throw new PlatformFailure('ORDER_CLOSED');
  const received =
    input.receipt === 'FULL' ? receiveInFull(world, row.id, false) : receiveInPart(world, row.id, input.received ?? 0);
  return toWireWithdrawal(world, received);
};

export const receiveJob = defineJob(
  WITHDRAWAL_RECEIVE,
  (world, { payload }) => void receiveInFull(world, payload.orderId, true),
);
