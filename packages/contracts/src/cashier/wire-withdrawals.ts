import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney } from '../money';
import { PaymentPassword } from '../payment-password';
import { IMAGE_ERRORS, ImageId, Images } from '../uploads';
import { RECEIPTS, WITHDRAWAL_STATES } from './states';
import { AccountId, OrderId, Page, Paged, WireFee } from './wire-parts';

export const fetchWithdrawalRules = endpoint({
  method: 'GET',
  path: '/wps/cashier/withdrawal/rules',
  summary: 'Limits, fee and turnover that the next withdrawal has to meet',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    min: Money,
    max: Money,
    fee: WireFee,
    dailyCount: z.int(),
    usedToday: z.int(),
    /** `done` counts the valid bets since the last deposit; never shown above `required`. */
    turnover: z.object({ required: Money, done: Money }),
    /** What the active bonus holds, which a withdrawal gives up; null: there is none. */
    bonusLeft: Money.nullable(),
    /** Without an answer for so long, a payout counts as received. */
    receiptMinutes: z.int(),
  }),
});

export const Withdrawal = z.object({
  withdrawalId: OrderId,
  amount: Money,
  fee: Money,
  /** What is to arrive: the amount less the fee. */
  net: Money,
  /** What the operator has sent. */
  paid: Money,
  /** What the member says has arrived, and what is left of `net`; null before they (or the deadline) have spoken. */
  received: Money.nullable(),
  remaining: Money.nullable(),
  /** What went back to the balance. */
  refunded: Money,
  /** The deadline spoke, or the operator against the member's word. */
  forced: z.boolean(),
  status: z.enum(WITHDRAWAL_STATES),
  /** The pictures that a member has sent to show that nothing arrived. */
  proof: z.array(ImageId),
  bankName: z.string(),
  maskedClabe: z.string(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Until when the member can say what arrived. */
  answerBy: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/cashier/withdrawal/order',
  summary: 'Asks for a payout; the amount leaves the balance at once and is held',
  token: 'required',
  extension: true,
  body: 'sealed',
  idempotent: true,
  request: z.strictObject({
    accountId: AccountId,
    amount: PositiveMoney,
    /** An active bonus is given up; left out where there is one: it is refused. */
    forfeitBonus: z.boolean().optional(),
    paymentPassword: PaymentPassword,
  }),
  value: Withdrawal,
  errors: [
    'IDENTITY_CHECK_REQUIRED',
    'BANK_ACCOUNT_NOT_FOUND',
    'AMOUNT_OUT_OF_RANGE',
    'ORDER_LIMIT_REACHED',
    'TURNOVER_NOT_MET',
    'BONUS_ACTIVE',
    'INSUFFICIENT_FUNDS',
    'PAYMENT_PASSWORD_NOT_SET',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/cashier/withdrawal/orders',
  summary: "The member's withdrawals, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject(Page),
  value: z.object({ content: z.array(Withdrawal), ...Paged }),
});

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/wps/cashier/withdrawal/receipt',
  summary: 'Says what arrived of a payout; what the operator kept back returns to the balance',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({
    withdrawalId: OrderId,
    receipt: z.enum(RECEIPTS),
    /** With `PARTLY`: what arrived, less than `net`. */
    received: PositiveMoney.optional(),
  }),
  value: Withdrawal,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'AMOUNT_OUT_OF_RANGE'],
});

export const reportNotReceived = endpoint({
  method: 'POST',
  path: '/wps/cashier/withdrawal/notReceived',
  summary: 'Says, with at least one picture, that nothing of a payout arrived; the operator then decides',
  token: 'required',
  extension: true,
  body: 'multipart',
  idempotent: true,
  request: z.strictObject({ withdrawalId: OrderId, images: Images.min(1) }),
  value: Withdrawal,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', ...IMAGE_ERRORS],
});
