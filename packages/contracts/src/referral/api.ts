import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';

export const ReferralPageInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});

export interface ReferralView {
  code: string;
  /** Where friends register with the code. */
  link: string;
  /** Of the friends' valid bets of a day, in basis points (1/10,000). */
  rateBasisPoints: number;
  invited: number;
  /** Of these, who has deposited, and who has bet. */
  deposited: number;
  active: number;
  earnedMinor: number;
}

export interface InvitedFriend {
  /** Masked. */
  name: string;
  joinedAt: string;
  hasDeposited: boolean;
  hasBet: boolean;
}

export interface EarningRow {
  /** In the operator's zone. */
  day: string;
  active: number;
  validBetMinor: number;
  rateBasisPoints: number;
  amountMinor: number;
  creditedAt: string;
}
