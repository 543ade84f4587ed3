import type { decideHeldDeposit as endpoint } from '@tonalli/contracts/cashier/wire';
import { decide } from '../../guard/decide';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { type DepositRow, depositRepository } from './deposit.repository';
import { parseOrderId } from './order-ids';
import { DEPOSIT_CREDIT_HELD } from './order-jobs';
import { confirmDeposit, rejectDeposit } from './settle-deposit';
import { toWireDeposit } from './wire-deposit';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Credits what is held as soon as the member's limits let it in: now, or tried again when the one in the way begins anew. */
function creditWhenFits(world: World, order: DepositRow): DepositRow {
  try {
    return confirmDeposit(world, order.id);
  } catch (failure) {
    if (!(failure instanceof PlatformFailure) || failure.code === 'ORDER_CLOSED') throw failure;
    const anew = failure.extra?.limit?.startsAnewAt;
    const dueAt = anew ? Date.parse(anew) : world.clock.now() + DAY_MS;
    world.clock.schedule({ kind: DEPOSIT_CREDIT_HELD, key: String(order.id), payload: { orderId: order.id }, dueAt });
    depositRepository(world).creditWhenFits(order.id);
    return { ...order, creditWhenFits: true };
  }
}

/** The member says what becomes of money of theirs that waits beyond a limit (MEM-16). */
export const decideHeldDeposit: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { orderId, choice } }) => {
  const id = parseOrderId('D', orderId);
  const order = id === null ? null : depositRepository(world).byId(id);
  if (order?.memberId !== member.id) throw new PlatformFailure('ORDER_NOT_FOUND');
  if (order.status !== 'HELD') throw new PlatformFailure('ORDER_CLOSED');
  const decided = choice === 'RETURN' ? rejectDeposit(world, order.id) : creditWhenFits(world, order);
  return toWireDeposit(world, decided);
};

export const creditHeldJob = defineJob(DEPOSIT_CREDIT_HELD, (world, { payload }) => {
  const order = depositRepository(world).byId(payload.orderId);
  if (order?.status === 'HELD' && order.creditWhenFits) creditWhenFits(world, order);
});

/** A limit has risen: what waits to be credited is, the oldest first, as far as it fits. */
export function creditWaiting(world: World, { memberId }: { memberId: string }): void {
  for (const order of depositRepository(world).held(memberId)) if (order.creditWhenFits) creditWhenFits(world, order);
}

/** A limit was lowered: orders that it leaves no room for take no money any more, the newest first. */
export function cancelBeyondLimit(world: World, { memberId }: { memberId: string }): void {
  for (const { id: orderId, amountMinor } of depositRepository(world).pending(memberId)) {
    const credit = { kind: 'deposit.credit', memberId, amountMinor, orderId, by: 'member' } as const;
    if ('divert' in decide(world, credit)) rejectDeposit(world, orderId);
  }
}
