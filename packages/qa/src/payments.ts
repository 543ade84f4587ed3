import { PAYMENT_ACTIONS } from '@tonalli/contracts/cashier/payment-actions';
import { DepositOrder, Withdrawal } from '@tonalli/contracts/cashier/wire';
import { Money, PositiveMoney } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing } from './values';

const Owned = { memberId: z.string() };
const Seconds = z.int().min(0).max(86_400);

const Reversed = z.object({ orderId: z.string(), memberId: z.string(), credit: Money, owed: Money });

/** The bank's part of deposits and withdrawals (QA-08). Amounts are decimals, as on the wire. */
export const PAYMENT_COMMANDS = {
  listOrders: controlCommand({
    at: 'GET /orders',
    cli: 'payments list',
    summary: 'Deposits and withdrawals that wait for the bank or for the member, newest first',
    input: Nothing,
    output: z.object({
      deposits: z.array(DepositOrder.extend(Owned)),
      withdrawals: z.array(Withdrawal.extend(Owned)),
    }),
  }),
  settleOrder: controlCommand({
    at: 'POST /orders/:id',
    cli: 'payments settle <id> <action> [amount]',
    summary:
      'Approves, rejects or partly pays a deposit (D...) or a withdrawal (W...), half when no amount is given; of one that never arrived it refunds or refuses',
    input: z.strictObject({
      id: z.string().min(1).max(32),
      action: z.enum(PAYMENT_ACTIONS),
      amount: PositiveMoney.optional(),
    }),
    output: z.union([DepositOrder, Withdrawal]),
  }),
  reverseDeposit: controlCommand({
    at: 'POST /orders/:id/reverse',
    cli: 'payments reverse <id>',
    summary:
      'The bank takes a credited deposit (D...) back, once: its open bonus is revoked, what the balance has not is owed',
    input: z.strictObject({ id: z.string().min(1).max(32) }),
    output: Reversed,
  }),
  listReversed: controlCommand({
    at: 'GET /orders/reversed',
    cli: 'payments reversed',
    summary: 'Deposits that were taken back, the newest first, with what is owed of each',
    input: Nothing,
    output: z.array(Reversed),
  }),
  setPaymentDelays: controlCommand({
    at: 'POST /payments',
    cli: 'payments delays [depositSeconds] [withdrawalSeconds]',
    summary: 'How long the bank waits before it confirms and pays by itself; 0: it never does',
    input: z.strictObject({ depositSeconds: Seconds.optional(), withdrawalSeconds: Seconds.optional() }),
    output: z.object({ depositSeconds: Seconds, withdrawalSeconds: Seconds }),
  }),
} as const;
