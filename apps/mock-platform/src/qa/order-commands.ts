import type { PAYMENT_COMMANDS } from '@tonalli/contracts/qa/payments';
import { openOrders, simulatePayment } from '../features/cashier';
import type { CommandVerbs } from './command';

const LISTED = 100;

export const paymentVerbs: CommandVerbs<typeof PAYMENT_COMMANDS> = {
  listOrders: ({ world }) => openOrders(world, LISTED),
  settleOrder: ({ world, input: { id, action, amount } }) =>
    simulatePayment(world, { orderId: id, action, amountMinor: amount }),
  setPaymentDelays({ world: { settings }, input: { depositSeconds, withdrawalSeconds } }) {
    if (depositSeconds !== undefined) settings.set('depositAutoConfirmSeconds', depositSeconds);
    if (withdrawalSeconds !== undefined) settings.set('withdrawalAutoPaySeconds', withdrawalSeconds);
    return {
      depositSeconds: settings.get('depositAutoConfirmSeconds'),
      withdrawalSeconds: settings.get('withdrawalAutoPaySeconds'),
    };
  },
};
