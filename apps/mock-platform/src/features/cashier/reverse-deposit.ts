import type { World } from '../../world/world';
import { revokeDepositBonus } from '../bonuses';
import { sendMessage } from '../messages';
import { type DepositRow, depositRepository } from './deposit.repository';
import { orderIdOf } from './order-ids';
import { moveDeposit, requireOrder } from './settle-deposit';
import { lowerTurnover } from './turnover';

const creditOf = ({ receivedMinor, feeMinor }: DepositRow): number => (receivedMinor ?? 0) - feeMinor;

/** The member's part and the fee go back to where the deposit came from. */
function giveBack(world: World, { id, memberId, feeMinor }: DepositRow, collectedMinor: number): void {
  const common = { reference: orderIdOf('D', id), at: world.clock.now() };
  const kind = 'deposit.reversal';
  if (collectedMinor > 0)
    world.ledger.post({ ...common, kind, key: `deposit:${id}:reversal`, memberId, amountMinor: collectedMinor });
  if (feeMinor > 0)
    world.ledger.post({
      ...common,
      kind: 'deposit.feeReversal',
      key: `deposit:${id}:feeReversal`,
      amountMinor: feeMinor,
    });
}

/**
 * The bank, or whoever paid, takes a credited deposit back, once: its bonus is revoked as far as it is open, the balance gives what it
 * has up to what was credited, and the rest is owed. What was won stays, and so does what a bonus was converted to; a bet that is out
 * goes on. It happens on a break as well: the money is gone whatever the member may do. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`.
 */
export function reverseDeposit(world: World, id: number): DepositRow {
  return world.transaction(() => {
    const { receivedMinor, feeMinor } = requireOrder(world, id);
    const order = moveDeposit(world, id, { status: 'REVERSED', receivedMinor: receivedMinor ?? undefined, feeMinor });
    const { memberId } = order;
    const bonusMinor = revokeDepositBonus(world, id);
    const creditMinor = creditOf(order);
    const collectedMinor = Math.min(creditMinor, world.ledger.balance(memberId, 'member.main'));
    giveBack(world, order, collectedMinor);
    lowerTurnover(world, memberId, creditMinor);
    const owedMinor = creditMinor - collectedMinor;
    const params = { amountMinor: creditMinor, owedMinor, bonusMinor, reference: orderIdOf('D', id) };
    sendMessage(world, { memberId, kind: 'depositReversed', purpose: 'service', params });
    return order;
  });
}

/** Deposits that were taken back, the newest first, with what the member's balance did not have. Minor units. */
export const reversedDeposits = (world: World, limit: number) =>
  depositRepository(world)
    .reversed(limit)
    .map(({ collectedMinor, ...order }) => ({
      ...{ orderId: orderIdOf('D', order.id), memberId: order.memberId, creditMinor: creditOf(order) },
      owedMinor: creditOf(order) - collectedMinor,
    }));
