import type { reportNotReceived as endpoint } from '@tonalli/contracts/cashier/wire';
import { keepImages } from '../../transport/uploads/keep-images';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { receiveInFull, requireOwn } from './confirm-receipt';
import { orderIdOf } from './order-ids';
import { WITHDRAWAL_RECEIVE } from './order-jobs';
import { keep, moveHeld, requireStep } from './settle-withdrawal';
import { netOf, toWireWithdrawal } from './wire-withdrawal';
import type { WithdrawalRow } from './withdrawal.repository';

/**
 * The member says that nothing arrived, and shows it. Nothing moves until the operator has decided, and no deadline
 * decides in the meantime. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`.
 */
export function claimNotReceived(world: World, id: number, images: readonly File[]): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'NOT_RECEIVED');
    keepImages(world, { memberId: row.memberId, reference: orderIdOf('W', id), images });
    world.clock.cancel(WITHDRAWAL_RECEIVE, String(id));
    return keep(world, { ...row, status: 'NOT_RECEIVED', receivedMinor: 0, answerBy: null });
  });
}

function tell(world: World, row: WithdrawalRow, decision: { amountMinor: number; refunded: boolean }): void {
  const params = { ...decision, reference: orderIdOf('W', row.id) };
  sendMessage(world, { memberId: row.memberId, kind: 'withdrawalClaim', purpose: 'service', params });
}

/** The operator believes it: everything comes back, also the fee. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`. */
export function refundClaim(world: World, id: number): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'REFUNDED');
    moveHeld(world, row, { kind: 'withdrawal.release', step: 'release', amountMinor: netOf(row) - row.paidMinor });
    moveHeld(world, row, { kind: 'withdrawal.return', step: 'return', amountMinor: row.paidMinor });
    moveHeld(world, row, { kind: 'withdrawal.feeReturn', step: 'fee-return', amountMinor: row.feeMinor });
    tell(world, row, { amountMinor: row.amountMinor, refunded: true });
    return keep(world, {
      ...row,
      status: 'REFUNDED',
      refundedMinor: row.amountMinor,
      closedAt: world.clock.now(),
    });
  });
}

/** The operator found that it arrived: it counts as received, as if nobody had answered. */
export function upholdPayout(world: World, id: number): WithdrawalRow {
  return world.transaction(() => {
    const row = receiveInFull(world, id, true);
    tell(world, row, { amountMinor: netOf(row), refunded: false });
    return row;
  });
}

/** The member's word that a payout never came, with its proof (MEM-04). */
export const reportNotReceived: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { id } = requireOwn(world, member.id, input.withdrawalId);
  return toWireWithdrawal(world, claimNotReceived(world, id, input.images));
};
