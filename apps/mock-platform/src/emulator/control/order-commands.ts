import type { PAYMENT_COMMANDS } from '@tonalli/qa/payments';
import { DEPOSIT_AUTO_CONFIRM, openOrders, simulatePayment, WITHDRAWAL_AUTO_PAY } from '../../features/cashier';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LISTED = 100;

export const paymentDelays = ({ settings }: World) => ({
  depositSeconds: settings.get(DEPOSIT_AUTO_CONFIRM),
  withdrawalSeconds: settings.get(WITHDRAWAL_AUTO_PAY),
});

export const paymentVerbs: CommandVerbs<typeof PAYMENT_COMMANDS> = {
  listOrders: ({ world }) => openOrders(world, LISTED),
  settleOrder: ({ world, input: { id, action, amount } }) =>
    simulatePayment(world, { orderId: id, action, amountMinor: amount }),
  setPaymentDelays({ world, input: { depositSeconds, withdrawalSeconds } }) {
    const { settings } = world;
    if (depositSeconds !== undefined) settings.set(DEPOSIT_AUTO_CONFIRM, depositSeconds);
    if (withdrawalSeconds !== undefined) settings.set(WITHDRAWAL_AUTO_PAY, withdrawalSeconds);
    return paymentDelays(world);
  },
};
