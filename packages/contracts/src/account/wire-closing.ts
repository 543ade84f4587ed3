import { z } from 'zod';
import { BankAccount } from '../cashier/wire-banks';
import { AccountId } from '../cashier/wire-parts';
import { endpoint } from '../endpoint';
import { Money } from '../money';
import { PaymentPassword } from '../payment-password';
import { CLOSING_BLOCKERS, ClosedTold } from './closing';

/** What is given up with an account. */
export const ClosingLoss = z.object({
  /** Bonus money that is active or waits. */
  bonus: Money,
  freePlays: z.int().min(0),
  points: z.int().min(0),
  /** Rewards that wait to be claimed. */
  rewards: z.int().min(0),
  /** Of raffles that are not drawn. */
  tickets: z.int().min(0),
});

export const fetchClosing = endpoint({
  method: 'GET',
  path: '/wps/member/closing',
  summary: 'What stands in the way of closing the account, what would be paid out and what would be lost',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    blockers: z.array(z.object({ kind: z.enum(CLOSING_BLOCKERS), count: z.int().min(1) })),
    /** Of all wallets together. */
    payout: Money,
    /** Where it can go, the default first. */
    accounts: z.array(BankAccount),
    loss: ClosingLoss,
  }),
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/wps/member/close',
  summary:
    'Closes the account: pays out what it holds, gives up bonuses and points, ends all sessions; what was shown has to hold still',
  token: 'required',
  body: 'sealed',
  extension: true,
  idempotent: true,
  request: z.strictObject({
    /** Left out by a member without one, who has just proven who they are. */
    password: z.string().max(256).optional(),
    /** Where something is paid out. */
    paymentPassword: PaymentPassword.optional(),
    accountId: AccountId.optional(),
    /** As the member saw it. */
    payout: Money,
    bonus: Money,
  }),
  value: ClosedTold,
  errors: [
    'CLOSING_BLOCKED',
    'CLOSING_CHANGED',
    'BANK_ACCOUNT_NOT_FOUND',
    'PASSWORD_WRONG',
    'PROOF_REQUIRED',
    'ACCOUNT_LOCKED',
    'PAYMENT_PASSWORD_NOT_SET',
    'PAYMENT_PASSWORD_WRONG',
    'PAYMENT_PASSWORD_LOCKED',
  ],
});
