import type { LedgerAccountKind, PostingKind } from '@tonalli/contracts/ledger';
import type { LedgerFinding } from './checks';

export type MemberAccountKind = Extract<LedgerAccountKind, `member.${string}`>;
export type HouseAccountKind = Extract<LedgerAccountKind, `house.${string}`>;

/** What an account of a member holds from now on, in minor units. */
export interface MemberBalance {
  memberId: string;
  account: MemberAccountKind;
  balanceMinor: number;
}

export interface PostingRequest {
  kind: PostingKind;
  /** The idempotency key, unique over all postings, such as `bet:<roundId>:stake`. */
  key: string;
  memberId: string;
  /** Whose wallet it is, for kinds that move a vendor wallet; left out for all others. */
  vendor?: string;
  /** Whole minor units, 1 or more. */
  amountMinor: number;
  /** What the posting is for: a round, a bet, an order. */
  reference: string;
  /** Milliseconds since epoch, the world's clock. */
  at: number;
}

export interface PostingReceipt {
  postingId: number;
  /**
   * The member account's balance right after this posting, also when it is repeated later: the main one's when two of the
   * member's are moved, the receiving one's between accounts of the house.
   */
  balanceAfterMinor: number;
  /** The key was posted before with the same body; nothing was booked now. */
  repeated: boolean;
}

export interface AuditReport {
  clean: boolean;
  postings: number;
  entries: number;
  accounts: number;
  /** One line per finding, empty when clean. */
  findings: string[];
}

export interface Ledger {
  /**
   * Books one balanced movement in one transaction.
   * Throws `INSUFFICIENT_FUNDS` when a member account would go below zero, `IDEMPOTENCY_KEY_REUSED`
   * when the key stands for another movement, `RangeError` on an amount that is no positive whole number.
   */
  post(request: PostingRequest): PostingReceipt;
  /** Minor units; 0 for an account that was never moved. `vendor`: for a vendor wallet. */
  balance(memberId: string, account: MemberAccountKind, vendor?: string): number;
  /** What an account of the house holds, in minor units. */
  houseBalance(account: HouseAccountKind): number;
  /** Recomputes everything from the entries, and what the audits of others add (QA-09). */
  audit(): AuditReport;
  /** As `audit`, each finding with the posting behind it. */
  findings(): LedgerFinding[];
}
