import { maskClabe } from '@tonalli/contracts/clabe';
import { toIso } from '../../clock/system-time';
import { imagesOf } from '../../transport/uploads/keep-images';
import type { World } from '../../world/world';
import { requireBank } from './banks';
import { orderIdOf } from './order-ids';
import type { WithdrawalRow } from './withdrawal.repository';

const isoOrNull = (at: number | null) => (at === null ? null : toIso(at));

export const netOf = (row: Pick<WithdrawalRow, 'amountMinor' | 'feeMinor'>): number => row.amountMinor - row.feeMinor;

/** A withdrawal as the wire has it. Amounts in minor units. */
export function toWireWithdrawal(world: World, row: WithdrawalRow) {
  return {
    withdrawalId: orderIdOf('W', row.id),
    amount: row.amountMinor,
    fee: row.feeMinor,
    net: netOf(row),
    paid: row.paidMinor,
    received: row.receivedMinor,
    remaining: row.receivedMinor === null ? null : netOf(row) - row.receivedMinor,
    refunded: row.refundedMinor,
    forced: row.forced,
    status: row.status,
    proof: imagesOf(world, orderIdOf('W', row.id)),
    bankName: requireBank(row.bankId).name,
    maskedClabe: maskClabe(row.clabe),
    createdAt: toIso(row.createdAt),
    paidAt: isoOrNull(row.paidAt),
    answerBy: isoOrNull(row.answerBy),
    closedAt: isoOrNull(row.closedAt),
  };
}
