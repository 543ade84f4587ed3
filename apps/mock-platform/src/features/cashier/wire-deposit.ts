import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { cardUrlOf } from './card-token';
import type { DepositRow } from './deposit.repository';
import { orderIdOf } from './order-ids';

/** An order as the wire has it. Amounts in minor units. */
export function toWireDeposit(world: World, row: DepositRow) {
  const { instructions } = row;
  return {
    orderId: orderIdOf('D', row.id),
    channelId: row.channelId,
    amount: row.amountMinor,
    fee: row.feeMinor,
    credit: (row.receivedMinor ?? row.amountMinor) - row.feeMinor,
    received: row.receivedMinor,
    status: row.status,
    creditWhenFits: row.creditWhenFits,
    createdAt: toIso(row.createdAt),
    expiresAt: toIso(row.expiresAt),
    settledAt: row.settledAt === null ? null : toIso(row.settledAt),
    instructions: instructions.kind === 'CARD' ? { ...instructions, payUrl: cardUrlOf(world, row.id) } : instructions,
  };
}
