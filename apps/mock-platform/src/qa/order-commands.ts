import { DepositOrder, Withdrawal } from '@tonalli/contracts/cashier/wire';
import { PositiveMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { openOrders, PAYMENT_ACTIONS, simulatePayment } from '../features/cashier';
import { type Command, command } from './command';

const LISTED = 100;
const Order = z.union([DepositOrder, Withdrawal]);
const Owned = { memberId: z.string() };
const Orders = z.object({
  deposits: z.array(DepositOrder.extend(Owned)),
  withdrawals: z.array(Withdrawal.extend(Owned)),
});
const Seconds = z.int().min(0).max(86_400).optional();

/** The bank's part of deposits and withdrawals (QA-08). Amounts are decimals, as on the wire. */
export const orderCommands: readonly Command[] = [
  command('GET /orders', z.object({}), ({ world }) => z.encode(Orders, openOrders(world, LISTED))),
  command(
    'POST /orders/:id',
    z.strictObject({
      id: z.string().max(32),
      action: z.enum(PAYMENT_ACTIONS),
      /** With `partly`; half when left out. */
      amount: PositiveMoney.optional(),
    }),
    ({ world, input: { id, action, amount } }) =>
      z.encode(Order, simulatePayment(world, { orderId: id, action, amountMinor: amount })),
  ),
  /** How long the simulator waits before it acts by itself; 0: it never does. */
  command(
    'POST /payments',
    z.strictObject({ depositAutoConfirmSeconds: Seconds, withdrawalAutoPaySeconds: Seconds }),
    ({ world, input }) => {
      const { settings } = world;
      const { depositAutoConfirmSeconds: deposit, withdrawalAutoPaySeconds: withdrawal } = input;
      if (deposit !== undefined) settings.set('depositAutoConfirmSeconds', deposit);
      if (withdrawal !== undefined) settings.set('withdrawalAutoPaySeconds', withdrawal);
      return {
        depositAutoConfirmSeconds: settings.get('depositAutoConfirmSeconds'),
        withdrawalAutoPaySeconds: settings.get('withdrawalAutoPaySeconds'),
      };
    },
  ),
];
