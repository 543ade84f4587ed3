import { feeOf } from '@tonalli/contracts/cashier/fee';
import type { DepositState } from '@tonalli/contracts/cashier/states';
import { registerJob } from '../../clock/jobs';
import type { World } from '../../db/world';
import { PlatformFailure } from '../../http/platform-failure';
import { sendMessage } from '../messages';
import { type DepositRow, depositRepository } from './deposit.repository';
import { orderIdOf } from './order-ids';
import { raiseTurnover } from './turnover';

const JOBS = ['deposit.confirm', 'deposit.expire'] as const;

interface End {
  status: Exclude<DepositState, 'PENDING'>;
  receivedMinor?: number;
  feeMinor?: number;
}

/** Ends an order once. Throws `ORDER_NOT_FOUND`, and `ORDER_CLOSED` when it has ended before. */
function end(world: World, id: number, { status, receivedMinor, feeMinor }: End): DepositRow {
  const store = depositRepository(world);
  const order = store.byId(id);
  if (!order) throw new PlatformFailure('ORDER_NOT_FOUND');
  const ended: DepositRow = {
    ...order,
    status,
    settledAt: world.clock.now(),
    receivedMinor: receivedMinor ?? null,
    feeMinor: feeMinor ?? order.feeMinor,
  };
  if (!store.settle(ended)) throw new PlatformFailure('ORDER_CLOSED');
  for (const kind of JOBS) world.clock.cancel(kind, String(id));
  world.events.publish({ type: 'cashier', customerId: order.memberId });
  return ended;
}

function book(world: World, { id, memberId, feeMinor }: DepositRow, receivedMinor: number): void {
  const at = world.clock.now();
  const reference = orderIdOf('D', id);
  const common = { memberId, reference, at };
  world.ledger.post({ ...common, kind: 'deposit.credit', key: `deposit:${id}`, amountMinor: receivedMinor });
  if (feeMinor > 0) {
    world.ledger.post({ ...common, kind: 'deposit.fee', key: `deposit:${id}:fee`, amountMinor: feeMinor });
  }
  const creditMinor = receivedMinor - feeMinor;
  raiseTurnover(world, memberId, { creditMinor, at });
  if (creditMinor > 0)
    sendMessage(world, { memberId, kind: 'depositCredited', params: { amountMinor: creditMinor, reference } });
}

/**
 * The money of an order is there: credits it, less the fee, exactly once. `receivedMinor` is what arrived when it is
 * not the amount that was ordered. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`.
 */
export function confirmDeposit(world: World, id: number, receivedMinor?: number): DepositRow {
  return world.transaction(() => {
    const order = depositRepository(world).byId(id);
    if (!order) throw new PlatformFailure('ORDER_NOT_FOUND');
    const received = receivedMinor ?? order.amountMinor;
    const channel = world.settings.get('depositChannels').find((known) => known.id === order.channelId);
    const whole = received === order.amountMinor || !channel;
    const feeMinor = whole ? Math.min(order.feeMinor, received) : feeOf(received, channel.fee);
    const ended = end(world, id, { status: 'CONFIRMED', receivedMinor: received, feeMinor });
    book(world, ended, received);
    return ended;
  });
}

/** The operator does not take the money. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`. */
export const rejectDeposit = (world: World, id: number): DepositRow =>
  world.transaction(() => end(world, id, { status: 'REJECTED' }));

registerJob('deposit.confirm', (world, { payload }) => void confirmDeposit(world, payload.orderId));
registerJob('deposit.expire', (world, { payload }) => void end(world, payload.orderId, { status: 'EXPIRED' }));
