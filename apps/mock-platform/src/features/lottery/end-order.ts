import type {
  cancelLotteryOrder as cancelEndpoint,
  fetchLotteryOrder as fetchEndpoint,
  stopLotteryChase as stopEndpoint,
} from '@tonalli/contracts/lottery/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { runner } from '../play';
import type { OrderRow } from './lottery.repository';
import { orderOf, ownRoundOf, requireOrder, summaryOf } from './own-order';

export const fetchOrder: Verb<typeof fetchEndpoint> = ({ ctx: { world, member }, input: { orderId, language } }) =>
  orderOf(world, requireOrder(world, { orderId, memberId: member.id }), language);

/** Takes an order back whole. Throws `ORDER_CLOSED` once a part of it is decided or stopped, `ISSUE_CLOSED` once its draw is closed. */
export function cancelOwnOrder(world: World, whose: { orderId: string; memberId: string }): OrderRow {
  const row = requireOrder(world, whose);
  const { state, isCancellable, nextIssue } = summaryOf(world, row, 'ES');
  if (state !== 'OPEN') throw new PlatformFailure('ORDER_CLOSED');
  if (!isCancellable) throw new PlatformFailure('ISSUE_CLOSED', { lottery: { issue: nextIssue ?? row.firstIssue } });
  runner.withdraw(world, ownRoundOf(row));
  return row;
}

export const cancelOrder: Verb<typeof cancelEndpoint> = ({ ctx: { world, member }, input: { orderId, language } }) =>
  orderOf(world, cancelOwnOrder(world, { orderId, memberId: member.id }), language);

/** How many steps were taken in a chase: stopping it is the only one. */
const stepsOf = (world: World, row: OrderRow): number => runner.own(world, ownRoundOf(row)).moment.steps;

/** Gives up the draws of a chase that are to come. Throws `ORDER_CLOSED` where there are none. */
export const stopChase: Verb<typeof stopEndpoint> = ({ ctx: { world, member }, input: { orderId, language } }) => {
  const row = requireOrder(world, { orderId, memberId: member.id });
  if (!summaryOf(world, row, language).isStoppable) throw new PlatformFailure('ORDER_CLOSED');
  runner.step(world, { ...ownRoundOf(row), step: stepsOf(world, row), input: 'stop' });
  return orderOf(world, row, language);
};
