import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney } from '../money';
import { PageNumber, PageSize } from '../paging';
import { PaymentPassword } from '../payment-password';
import { DEPOSIT_KINDS, DEPOSIT_STATES, RECEIPTS, WITHDRAWAL_STATES } from './states';

const OrderId = z.string().max(32);
const AccountId = z.string().max(32);
const Page = { pageNo: PageNumber, pageSize: PageSize };
const Paged = { pageNum: z.int(), totalPages: z.int(), totalRows: z.int() };

const WireFee = z.object({ fixed: Money, basisPoints: z.int().min(0) });

export const DepositChannel = z.object({
  channelId: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  min: Money,
  max: Money,
  fee: WireFee,
  presets: z.array(Money),
  /** How long an order waits for the money. */
  expiresMinutes: z.int(),
});
export type DepositChannel = z.infer<typeof DepositChannel>;

/** What the payer needs, by the channel's kind. `payload` is what a QR code carries. */
export const PaymentInstructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SPEI'),
    clabe: z.string(),
    bankName: z.string(),
    beneficiary: z.string(),
    reference: z.string(),
  }),
  z.object({ kind: z.literal('CASH'), barcode: z.string(), agreement: z.string() }),
  /** The platform's own page, where the payer says yes or no. */
  z.object({ kind: z.literal('CARD'), payUrl: z.url() }),
  z.object({ kind: z.literal('WALLET'), payload: z.string(), reference: z.string() }),
  z.object({
    kind: z.literal('CRYPTO'),
    payload: z.string(),
    address: z.string(),
    network: z.string(),
    asset: z.string(),
    assetAmount: z.string(),
  }),
]);
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

export const DepositOrder = z.object({
  orderId: OrderId,
  channelId: z.string(),
  amount: Money,
  fee: Money,
  /** What reaches the balance: the amount less the fee. */
  credit: Money,
  /** What arrived, once it did; it may differ from the amount. */
  received: Money.nullable(),
  status: z.enum(DEPOSIT_STATES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  instructions: PaymentInstructions,
});
export type DepositOrder = z.infer<typeof DepositOrder>;

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/channels',
  summary: 'Ways to pay in that are open, with limits, fee and suggested amounts',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ channels: z.array(DepositChannel) }),
});

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposit/order',
  summary: 'Opens a deposit order; the money is credited once it arrives',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ channelId: z.string().max(32), amount: PositiveMoney }),
  value: DepositOrder,
  errors: ['TRIAL_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'AMOUNT_OUT_OF_RANGE', 'ORDER_LIMIT_REACHED'],
});

export const fetchDeposit = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/order',
  summary: "One of the member's own deposit orders",
  token: 'required',
  extension: true,
  request: z.strictObject({ orderId: OrderId }),
  value: DepositOrder,
  errors: ['ORDER_NOT_FOUND'],
});

export const listDeposits = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/orders',
  summary: "The member's deposit orders, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject(Page),
  value: z.object({ content: z.array(DepositOrder), ...Paged }),
});

/** `logo` is a path below one of the bootstrap's `imageCDNs`. */
export const Bank = z.object({ bankId: z.string(), code: z.string(), name: z.string(), logo: z.string() });

export const listBanks = endpoint({
  method: 'GET',
  path: '/wps/cashier/banks',
  summary: 'Banks that a withdrawal can go to, with the code that their CLABEs begin with',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ banks: z.array(Bank) }),
});

export const BankAccount = z.object({
  accountId: AccountId,
  bank: Bank,
  /** All but the last four digits hidden. */
  maskedClabe: z.string(),
  holder: z.string(),
  isDefault: z.boolean(),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/wps/cashier/bank/accounts',
  summary: "The member's bound bank accounts, the default one first",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ accounts: z.array(BankAccount) }),
});

export const addBankAccount = endpoint({
  method: 'POST',
  path: '/wps/cashier/bank/account',
  summary: 'Binds a bank account; the first one becomes the default',
  token: 'required',
  extension: true,
  body: 'sealed',
  request: z.strictObject({ clabe: z.string().max(32), holder: z.string().trim().min(3).max(80) }),
  value: BankAccount,
  errors: ['TRIAL_ACCOUNT', 'CLABE_INVALID', 'BANK_UNKNOWN', 'BANK_ACCOUNT_TAKEN', 'BANK_ACCOUNT_LIMIT'],
});

export const removeBankAccount = endpoint({
  method: 'DELETE',
  path: '/wps/cashier/bank/account',
  summary: 'Unbinds a bank account; past withdrawals keep theirs',
  token: 'required',
  extension: true,
  request: z.strictObject({ accountId: AccountId }),
  value: z.null(),
  errors: ['BANK_ACCOUNT_NOT_FOUND'],
});

export const chooseBankAccount = endpoint({
  method: 'POST',
  path: '/wps/cashier/bank/account/default',
  summary: 'Makes one of the bound accounts the default',
  token: 'required',
  extension: true,
  request: z.strictObject({ accountId: AccountId }),
  value: z.null(),
  errors: ['BANK_ACCOUNT_NOT_FOUND'],
});

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
  /** The deadline spoke, not the member. */
  forced: z.boolean(),
  status: z.enum(WITHDRAWAL_STATES),
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
  request: z.strictObject({ accountId: AccountId, amount: PositiveMoney, paymentPassword: PaymentPassword }),
  value: Withdrawal,
  errors: [
    'TRIAL_ACCOUNT',
    'BANK_ACCOUNT_NOT_FOUND',
    'AMOUNT_OUT_OF_RANGE',
    'ORDER_LIMIT_REACHED',
    'TURNOVER_NOT_MET',
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
