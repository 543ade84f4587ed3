import { z } from 'zod';
import type { MemberStatus } from '../session/wire';
import { DOWNLINE_PAGE_MAX, DownlineKind, DownlineSort, NEW_ACCOUNTS_MAX, NewAccount, NewRates } from './wire';

export {
  DOWNLINE_KINDS,
  DOWNLINE_SORTS,
  type DownlineKind,
  type DownlineRate,
  type DownlineSort,
  type DownlineStep,
  NEW_ACCOUNT_FAULTS,
  NEW_ACCOUNTS_MAX,
  type NewAccount,
  type NewAccountFault,
  type NewRates,
} from './wire';
export type { ActivityEntry, ActivityKind, Party } from './wire-activity';
export type { InviteLink, InviteState } from './wire-invites';

const MemberId = z.string().min(1).max(32);

export const ListDownlineInput = z.strictObject({
  /** Left out: right below the agent. */
  memberId: MemberId.optional(),
  search: z.string().trim().min(1).max(64).optional(),
  kind: DownlineKind.optional(),
  sort: DownlineSort.optional(),
  descending: z.boolean().optional(),
  after: z.string().max(200).optional(),
  limit: z.int().min(1).max(DOWNLINE_PAGE_MAX),
});
export const DownlineInput = z.strictObject({ memberId: MemberId });
export const SetRatesInput = z.strictObject({ memberId: MemberId, rates: NewRates });
export const CheckAccountsInput = z.strictObject({ accounts: z.array(NewAccount).min(1).max(NEW_ACCOUNTS_MAX) });
export const OpenAccountsInput = CheckAccountsInput.extend({ batchId: z.uuid() });
export const CreateInviteInput = z.strictObject({
  kind: DownlineKind,
  rates: NewRates,
  site: z.url(),
  expiresAt: z.iso.datetime().nullable(),
  maxUses: z.int().min(1).max(100_000).nullable(),
  note: z.string().trim().max(80),
});
export const ChangeInviteInput = z.strictObject({
  code: z.string().min(1).max(64),
  enabled: z.boolean().optional(),
  note: z.string().trim().max(80).optional(),
});
export const ListActivityInput = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  limit: z.int().min(1).max(100),
});

/** Somebody below an agent; the balance in minor units, of those right below only. */
export interface DownlinePerson {
  memberId: string;
  name: string;
  nickname: string | null;
  kind: DownlineKind;
  status: MemberStatus;
  level: number;
  joinedAt: string;
  lastLoginAt: string | null;
  balanceMinor: number | null;
}
