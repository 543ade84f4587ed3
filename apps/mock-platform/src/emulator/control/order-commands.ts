import type { PAYMENT_COMMANDS } from '@tonalli/qa/payments';
import {
  DEPOSIT_AUTO_CONFIRM,
  openOrders,
  parseOrderId,
  reverseDeposit,
  reversedDeposits,
  simulatePayment,
  WITHDRAWAL_AUTO_PAY,
} from '../../features/cashier';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LISTED = 100;

export const paymentDelays = ({ settings }: World) => ({
  depositSeconds: settings.get(DEPOSIT_AUTO_CONFIRM),
  withdrawalSeconds: settings.get(WITHDRAWAL_AUTO_PAY),
});

const reversedIn = (world: World) =>
  reversedDeposits(world, LISTED).map(({ orderId, memberId, creditMinor: credit, owedMinor: owed }) => ({
    ...{ orderId, memberId, credit, owed },
  }));

function notFound(): never {
  throw new PlatformFailure('ORDER_NOT_FOUND');
}

export const paymentVerbs: CommandVerbs<typeof PAYMENT_COMMANDS> = {
  listOrders: ({ world }) => openOrders(world, LISTED),
  settleOrder: ({ world, input: { id, action, amount } }) =>
    simulatePayment(world, { orderId: id, action, amountMinor: amount }),
  reverseDeposit({ world, input: { id } }) {
    reverseDeposit(world, parseOrderId('D', id) ?? 0);
    return reversedIn(world).find(({ orderId }) => orderId === id) ?? notFound();
  },
  listReversed: ({ world }) => reversedIn(world),
  setPaymentDelays({ world, input: { depositSeconds, withdrawalSeconds } }) {
    const { settings } = world;
    if (depositSeconds !== undefined) settings.set(DEPOSIT_AUTO_CONFIRM, depositSeconds);
    if (withdrawalSeconds !== undefined) settings.set(WITHDRAWAL_AUTO_PAY, withdrawalSeconds);
    return paymentDelays(world);
  },
};
