import { WITHDRAWAL_STEPS, type WithdrawalState } from '@tonalli/contracts/cashier/states';
import type { PostingKind } from '@tonalli/contracts/ledger';
import { PlatformFailure } from '../../kernel/failure';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { WITHDRAWAL_RULES } from './cashier-settings';
import { orderIdOf } from './order-ids';
import { WITHDRAWAL_PAY, WITHDRAWAL_RECEIVE, WITHDRAWAL_REVIEW } from './order-jobs';
import { netOf } from './wire-withdrawal';
import { type WithdrawalRow, withdrawalRepository } from './withdrawal.repository';

const MINUTE_MS = 60_000;

/** A withdrawal that may go to the state. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`. */
export function requireStep(world: World, id: number, to: WithdrawalState): WithdrawalRow {
  const row = withdrawalRepository(world).byId(id);
  if (!row) throw new PlatformFailure('ORDER_NOT_FOUND');
  if (!WITHDRAWAL_STEPS[row.status].includes(to)) throw new PlatformFailure('ORDER_CLOSED');
  return row;
}

/** Keeps the row as it now is, and tells the member's tabs. */
export function keep(world: World, row: WithdrawalRow): WithdrawalRow {
  withdrawalRepository(world).update(row);
  world.events.publish({ type: 'cashier', customerId: row.memberId });
  return row;
}

type HeldKind = Extract<PostingKind, `withdrawal.${string}`>;

/** Moves so much of a withdrawal's money; nothing for zero. `step` makes the key of the posting. */
export function moveHeld(
  world: World,
  { id, memberId }: WithdrawalRow,
  posting: { kind: Exclude<HeldKind, 'withdrawal.hold'>; step: string; amountMinor: number },
): void {
  if (posting.amountMinor === 0) return;
  const { kind, step, amountMinor } = posting;
  const at = world.clock.now();
  const common = { key: `withdrawal:${id}:${step}`, amountMinor, reference: orderIdOf('W', id), at };
  const isOfHouse = kind === 'withdrawal.settle' || kind === 'withdrawal.fee';
  world.ledger.post(isOfHouse ? { ...common, kind } : { ...common, kind, memberId });
}

function cancelJobs(world: World, id: number): void {
  for (const kind of [WITHDRAWAL_REVIEW, WITHDRAWAL_PAY]) world.clock.cancel(kind, String(id));
}

export const reviewWithdrawal = (world: World, id: number): WithdrawalRow =>
  world.transaction(() => keep(world, { ...requireStep(world, id, 'REVIEWING'), status: 'REVIEWING' }));

/**
 * The operator sends the money: all that is due, or so much of it, in minor units, while the rest stays held until the
 * member has said what arrived. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`, `AMOUNT_OUT_OF_RANGE`.
 */
export function payWithdrawal(world: World, id: number, amountMinor?: number): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'PAID');
    const paidMinor = amountMinor ?? netOf(row);
    if (paidMinor < 1 || paidMinor > netOf(row)) throw new PlatformFailure('AMOUNT_OUT_OF_RANGE');
    const paidAt = world.clock.now();
    const answerBy = paidAt + world.settings.get(WITHDRAWAL_RULES).receiptMinutes * MINUTE_MS;
    moveHeld(world, row, { kind: 'withdrawal.settle', step: 'settle', amountMinor: paidMinor });
    moveHeld(world, row, { kind: 'withdrawal.fee', step: 'fee', amountMinor: row.feeMinor });
    cancelJobs(world, id);
    world.clock.schedule({ kind: WITHDRAWAL_RECEIVE, key: String(id), dueAt: answerBy, payload: { orderId: id } });
    const params = { amountMinor: paidMinor, reference: orderIdOf('W', id) };
    sendMessage(world, { memberId: row.memberId, kind: 'withdrawalPaid', purpose: 'service', params });
    return keep(world, { ...row, status: 'PAID', paidMinor, paidAt, answerBy });
  });
}

/** The operator does not pay: everything returns to the balance. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`. */
export function rejectWithdrawal(world: World, id: number): WithdrawalRow {
  return world.transaction(() => {
    const row = requireStep(world, id, 'REJECTED');
    cancelJobs(world, id);
    moveHeld(world, row, { kind: 'withdrawal.release', step: 'release', amountMinor: row.amountMinor });
    return keep(world, {
      ...row,
      status: 'REJECTED',
      refundedMinor: row.amountMinor,
      closedAt: world.clock.now(),
    });
  });
}

export const withdrawalJobs = [
  defineJob(WITHDRAWAL_REVIEW, (world, { payload }) => void reviewWithdrawal(world, payload.orderId)),
  defineJob(WITHDRAWAL_PAY, (world, { payload }) => void payWithdrawal(world, payload.orderId)),
];
