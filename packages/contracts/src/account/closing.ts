import { z } from 'zod';
import { WITHDRAWAL_STATES } from '../cashier/states';

/** What keeps an account from being closed, in the order in which it is shown. */
export const CLOSING_BLOCKERS = [
  'openBets',
  'roomSeat',
  'withdrawals',
  'downlines',
  'contracts',
  'owed',
  'identity',
  'bankAccount',
  'paymentPassword',
] as const;
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

/** How a closed account stands. Amounts in minor units. */
export const ClosedTold = z.object({
  at: z.iso.datetime(),
  /** The last one that was asked for; null: there was nothing to pay out. */
  payout: z
    .object({
      withdrawalId: z.string(),
      amountMinor: z.int().min(0),
      status: z.enum(WITHDRAWAL_STATES),
      bankName: z.string(),
      maskedClabe: z.string(),
    })
    .nullable(),
  /** What the account holds still, or again. */
  balanceMinor: z.int().min(0),
});
export type ClosedTold = z.infer<typeof ClosedTold>;
