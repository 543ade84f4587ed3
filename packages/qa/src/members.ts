import { GameType } from '@tonalli/contracts/lobby/wire';
import { Money } from '@tonalli/contracts/money';
import { PaymentPassword } from '@tonalli/contracts/payment-password';
import { MEMBER_STATUSES, MemberType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

export const MintedMember = z.object({
  id: z.string(),
  username: z.string(),
  password: z.string(),
  mobile: z.string(),
});
export type MintedMember = z.infer<typeof MintedMember>;

export const MemberView = z.object({
  id: z.string(),
  username: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  mobile: z.string().nullable(),
  uplineId: z.string().nullable(),
  status: z.enum(MEMBER_STATUSES),
  balances: z.object({ main: Money, trial: Money }),
});
export type MemberView = z.input<typeof MemberView>;

/** A closed account is opened again by a command of its own (`closing.ts`). */
const SetStatus = z.enum(MEMBER_STATUSES).exclude(['closed']);

export const MEMBER_COMMANDS = {
  mintMember: controlCommand({
    at: 'POST /members',
    cli: 'members create [username]',
    summary: 'A new member, with a balance when asked for',
    input: z.strictObject({
      username: z.string().min(1).max(64).optional(),
      password: z.string().min(1).max(256).optional(),
      balance: Money.optional(),
      type: MemberType.optional(),
      uplineId: MemberId.optional(),
      paymentPassword: PaymentPassword.nullish(),
      birthday: z.iso.date().optional(),
      identityChecked: z.boolean().optional().describe('True unless said otherwise'),
    }),
    output: MintedMember,
  }),
  findMember: controlCommand({
    at: 'GET /members/:id',
    cli: 'members show <id>',
    summary: 'A member by id or username, with balances',
    input: z.strictObject({ id: z.string().max(64) }),
    output: MemberView,
  }),
  endSessions: controlCommand({
    at: 'DELETE /members/:id/sessions',
    cli: 'members end-sessions <id>',
    summary: 'Ends every session of a member',
    input: z.strictObject({ id: MemberId }),
    output: z.object({ ended: z.int() }),
  }),
  setMemberStatus: controlCommand({
    at: 'POST /members/:id/status',
    cli: 'members set-status <id> <status>',
    summary: 'Suspends a member, whose sessions then end with their next call, or lets them in again',
    input: z.strictObject({ id: MemberId, status: SetStatus }),
    output: z.object({ status: SetStatus }),
  }),
  moveMember: controlCommand({
    at: 'POST /members/:id/upline',
    cli: 'members move <id> <uplineId> <reason>',
    summary:
      'Places a member with all below under another upline, or null for nobody, from a time on, now when none is named; both agents and the member are told why',
    input: z.strictObject({
      id: MemberId,
      uplineId: MemberId.nullable(),
      reason: z.string().trim().min(3).max(200),
      from: Time.optional(),
    }),
    output: z.object({ uplines: z.array(z.string()).describe('Ids from that time on, the nearest first') }),
  }),
  setRate: controlCommand({
    at: 'POST /rates',
    cli: 'members set-rate <category> <basisPoints>',
    summary:
      'What a member, or everybody without a rate of their own, gets back of valid bets of a category from a time on',
    input: z.strictObject({
      member: MemberId.optional(),
      category: GameType,
      basisPoints: z.int().min(0).max(10_000).multipleOf(10),
      from: Time.optional(),
    }),
    output: z.array(z.object({ category: GameType, basisPoints: z.int(), from: Time, setBy: z.string() })),
  }),
} as const;
