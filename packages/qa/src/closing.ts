import { WITHDRAWAL_STATES } from '@tonalli/contracts/cashier/states';
import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Nothing, Time } from './values';

const ClosedAccount = z.object({
  memberId: z.string(),
  username: z.string(),
  closedAt: Time,
  /** Null: there was nothing to pay out. */
  payout: z
    .object({ withdrawalId: z.string(), amount: Money, status: z.enum(WITHDRAWAL_STATES), maskedClabe: z.string() })
    .nullable(),
  balance: Money.describe('What came back to it, or came since'),
  bonusLost: Money,
  pointsLost: z.int(),
  turnoverLeft: Money.describe('What still had to be staked before an ordinary withdrawal'),
});
export type ClosedAccount = z.input<typeof ClosedAccount>;

/** Accounts that their members closed, and what the operator does about them (MEM-17). */
export const CLOSING_COMMANDS = {
  closeMember: controlCommand({
    at: 'POST /members/:id/close',
    cli: 'members close <id>',
    summary: 'Closes an account as its member would, paying out to the bank account that is their default',
    input: z.strictObject({ id: MemberId }),
    output: ClosedAccount,
  }),
  listClosedMembers: controlCommand({
    at: 'GET /closed-members',
    cli: 'members closed',
    summary: 'Accounts that are closed, the newest first, with the state of their payout and what they hold again',
    input: Nothing,
    output: z.array(ClosedAccount),
  }),
  payClosedMember: controlCommand({
    at: 'POST /members/:id/pay-out',
    cli: 'members pay-out <id>',
    summary: 'Pays out what came back to a closed account, to the bank account that is the default',
    input: z.strictObject({ id: MemberId }),
    output: ClosedAccount,
  }),
  reopenMember: controlCommand({
    at: 'POST /members/:id/reopen',
    cli: 'members reopen <id> <reason>',
    summary: 'Opens a closed account again, with the balance and points that are there; bonuses stay lost',
    input: z.strictObject({ id: MemberId, reason: z.string().trim().min(3).max(200) }),
    output: z.object({ reason: z.string() }),
  }),
} as const;
