import type { PaymentAction } from '@tonalli/contracts/cashier/payment-actions';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { refundClaim, upholdPayout } from './claim-withdrawal';
import { depositRepository } from './deposit.repository';
import { parseOrderId } from './order-ids';
import { confirmDeposit, rejectDeposit } from './settle-deposit';
import { payWithdrawal, rejectWithdrawal } from './settle-withdrawal';
import { toWireDeposit } from './wire-deposit';
import { netOf, toWireWithdrawal } from './wire-withdrawal';
import { withdrawalRepository } from './withdrawal.repository';

export interface Payment {
  /** A deposit (`D...`) or a withdrawal (`W...`). */
  orderId: string;
  action: PaymentAction;
  /** With `partly`: what arrives or is sent, in minor units; half of it when left out. */
  amountMinor?: number | undefined;
}

const half = (amountMinor: number) => Math.max(1, Math.floor(amountMinor / 2));

function simulateDeposit(world: World, id: number, { action, amountMinor }: Payment) {
  if (action === 'reject') return rejectDeposit(world, id);
  if (action === 'approve') return confirmDeposit(world, id);
  const ordered = depositRepository(world).byId(id)?.amountMinor ?? 0;
  return confirmDeposit(world, id, amountMinor ?? half(ordered));
}

function simulateWithdrawal(world: World, id: number, { action, amountMinor }: Payment) {
  const row = withdrawalRepository(world).byId(id);
  if (row?.status === 'NOT_RECEIVED') return decideClaim(world, id, action);
  if (action === 'reject') return rejectWithdrawal(world, id);
  if (action === 'approve') return payWithdrawal(world, id);
  return payWithdrawal(world, id, amountMinor ?? half(row ? netOf(row) : 0));
}

/** The operator believes that nothing arrived, or found that it did. */
function decideClaim(world: World, id: number, action: Payment['action']) {
  if (action === 'partly') throw new PlatformFailure('ORDER_CLOSED');
  return action === 'approve' ? refundClaim(world, id) : upholdPayout(world, id);
}

/** Plays the bank's part for one order. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`, `AMOUNT_OUT_OF_RANGE`. */
export function simulatePayment(world: World, payment: Payment) {
  const deposit = parseOrderId('D', payment.orderId);
  if (deposit !== null) return toWireDeposit(world, simulateDeposit(world, deposit, payment));
  const withdrawal = parseOrderId('W', payment.orderId);
  if (withdrawal !== null) return toWireWithdrawal(world, simulateWithdrawal(world, withdrawal, payment));
  throw new PlatformFailure('ORDER_NOT_FOUND');
}

/** The newest orders that wait for the bank or for the member's answer, with whose they are. */
export function openOrders(world: World, limit: number) {
  return {
    deposits: depositRepository(world)
      .waiting(limit)
      .map((row) => ({ memberId: row.memberId, ...toWireDeposit(world, row) })),
    withdrawals: withdrawalRepository(world)
      .waiting(limit)
      .map((row) => ({ memberId: row.memberId, ...toWireWithdrawal(world, row) })),
  };
}
