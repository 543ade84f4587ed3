import type { PAYMENT_COMMANDS } from '@tonalli/qa/payments';
import { openOrders, simulatePayment } from '../../features/cashier';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LISTED = 100;

export const paymentDelays = ({ settings }: World) => ({
  depositSeconds: settings.get('depositAutoConfirmSeconds'),
  withdrawalSeconds: settings.get('withdrawalAutoPaySeconds'),
});

export const paymentVerbs: CommandVerbs<typeof PAYMENT_COMMANDS> = {
  listOrders: ({ world }) => openOrders(world, LISTED),
  settleOrder: ({ world, input: { id, action, amount } }) =>
    simulatePayment(world, { orderId: id, action, amountMinor: amount }),
  setPaymentDelays({ world, input: { depositSeconds, withdrawalSeconds } }) {
    const { settings } = world;
    if (depositSeconds !== undefined) settings.set('depositAutoConfirmSeconds', depositSeconds);
    if (withdrawalSeconds !== undefined) settings.set('withdrawalAutoPaySeconds', withdrawalSeconds);
    return paymentDelays(world);
  },
};
