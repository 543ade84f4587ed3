import { z } from 'zod';
import { BonusCode } from '../bonuses/wire';
import { MAX_PAGE_SIZE } from '../constants';
import { MAX_AMOUNT_MINOR } from '../money';
import { PaymentPassword } from '../payment-password';
import { Images, uploadForm } from '../uploads';
import type { Fee } from './fee';
import { type DepositKind, type DepositState, HELD_CHOICES, RECEIPTS, type WithdrawalState } from './states';
import type { PaymentInstructions } from './wire';

export type { PaymentInstructions } from './wire';

export interface DepositChannelView {
  id: string;
  kind: DepositKind;
  minMinor: number;
  maxMinor: number;
  fee: Fee;
  presetsMinor: number[];
  expiresMinutes: number;
  /** Of cards: those of credit are not taken. */
  debitOnly: boolean;
}

export interface DepositView {
  id: string;
  channelId: string;
  amountMinor: number;
  feeMinor: number;
  creditMinor: number;
  /** What arrived, once it did; it may differ from the amount. */
  receivedMinor: number | null;
  status: DepositState;
  /** Of a held one: it is credited as soon as the member's limits let it in. */
  creditWhenFits: boolean;
  /** ISO 8601 UTC. */
  createdAt: string;
  expiresAt: string;
  settledAt: string | null;
  instructions: PaymentInstructions;
}

export interface BankView {
  id: string;
  /** The first three digits of its CLABEs. */
  code: string;
  name: string;
  /** A path below one of `imageHosts`. */
  logo: string;
}

export interface BankAccountView {
  id: string;
  bank: BankView;
  maskedClabe: string;
  holder: string;
  isDefault: boolean;
}

export interface WithdrawalRulesView {
  minMinor: number;
  maxMinor: number;
  fee: Fee;
  dailyCount: number;
  usedToday: number;
  turnover: { requiredMinor: number; doneMinor: number };
  /** What the active bonus holds, which a withdrawal gives up; null: there is none. */
  bonusLeftMinor: number | null;
  receiptMinutes: number;
}

export interface WithdrawalView {
  id: string;
  amountMinor: number;
  feeMinor: number;
  /** What is to arrive; what has been sent; what the member says came, and what is left of it. */
  netMinor: number;
  paidMinor: number;
  receivedMinor: number | null;
  remainingMinor: number | null;
  /** What went back to the balance. */
  refundedMinor: number;
  /** Nobody answered in time, or the operator found that it arrived: it counts as received. */
  forced: boolean;
  status: WithdrawalState;
  /** Ids for `help.image`. */
  proof: string[];
  bankName: string;
  maskedClabe: string;
  createdAt: string;
  paidAt: string | null;
  answerBy: string | null;
  closedAt: string | null;
}

const Amount = z.int().min(1).max(MAX_AMOUNT_MINOR);
const OrderId = z.string().min(1).max(32);

export const OrdersInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
export const OrderInput = z.strictObject({ id: OrderId });
export const DecideHeldInput = z.strictObject({ id: OrderId, choice: z.enum(HELD_CHOICES) });
export const CreateDepositInput = z.strictObject({
  channelId: z.string().min(1).max(32),
  amountMinor: Amount,
  /** The bonus that is chosen before paying; left out: none. */
  offerId: z.string().min(1).max(32).optional(),
  bonusCode: BonusCode.optional(),
});
export const AddBankAccountInput = z.strictObject({
  clabe: z.string().min(1).max(32),
  holder: z.string().normalize('NFKC').trim().min(3).max(80),
});
export const BankAccountInput = z.strictObject({ id: OrderId });
export const CreateWithdrawalInput = z.strictObject({
  accountId: OrderId,
  amountMinor: Amount,
  /** An active bonus is given up. */
  forfeitBonus: z.boolean().optional(),
  paymentPassword: PaymentPassword,
});
export const ConfirmReceiptInput = z.strictObject({
  id: OrderId,
  receipt: z.enum(RECEIPTS),
  /** With `PARTLY`: what arrived. */
  receivedMinor: Amount.optional(),
});
/** A form: `id`, and the pictures as its files. */
export const ReportNotReceivedInput = uploadForm(z.strictObject({ id: OrderId, images: Images.min(1) }));
