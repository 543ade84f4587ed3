import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';

const paged = { pageNum: z.int(), totalPages: z.int(), totalRows: z.int() };
const page = z.strictObject({ pageNo: PageNumber, pageSize: PageSize });
const errors = ['FUNCTION_NOT_AVAILABLE'] as const;

export const fetchReferral = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralInfo',
  summary: "The member's referral code, the rate of its commission, and what it brought so far",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    referralCode: z.string(),
    /** Of the invited members' valid bets of a day, in basis points (1/10,000). */
    rateBasisPoints: z.int().min(0).max(10_000),
    invited: z.int(),
    /** Of these, who has deposited, and who has bet. */
    deposited: z.int(),
    active: z.int(),
    earned: Money,
  }),
  errors,
});

/** Someone who registered with the member's code; the name is masked. */
export const InvitedMember = z.object({
  memberName: z.string(),
  joinedAt: z.iso.datetime(),
  hasDeposited: z.boolean(),
  hasBet: z.boolean(),
});

export const listInvited = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralMembers',
  summary: 'Whom the member invited, newest first',
  token: 'required',
  extension: true,
  request: page,
  value: z.object({ content: z.array(InvitedMember), ...paged }),
  errors,
});

/** The commission of one day, as it was credited. */
export const ReferralEarning = z.object({
  day: z.iso.date(),
  /** Invited members who bet on that day, and their valid bets. */
  active: z.int(),
  validBet: Money,
  rateBasisPoints: z.int(),
  amount: Money,
  creditedAt: z.iso.datetime(),
});

export const listReferralEarnings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralEarnings',
  summary: "The member's commissions by day, newest first",
  token: 'required',
  extension: true,
  request: page,
  value: z.object({ content: z.array(ReferralEarning), ...paged }),
  errors,
});
