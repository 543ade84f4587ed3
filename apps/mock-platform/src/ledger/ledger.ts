import type { LedgerAccountKind, PostingKind } from '@tonalli/contracts/ledger';

export type MemberAccountKind = Extract<LedgerAccountKind, `member.${string}`>;

export interface PostingRequest {
  kind: PostingKind;
  /** The idempotency key, unique over all postings, such as `bet:<roundId>:stake`. */
  key: string;
  memberId: string;
  /** Whole minor units, 1 or more. */
  amountMinor: number;
  /** What the posting is for: a round, a bet, an order. */
  reference: string;
  /** Milliseconds since epoch, the world's clock. */
  at: number;
}

export interface PostingReceipt {
  postingId: number;
  /** The member account's balance right after this posting, also when it is repeated later. */
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
  /** Minor units; 0 for an account that was never moved. */
  balance(memberId: string, account: MemberAccountKind): number;
  /** Recomputes everything from the entries (QA-09). */
  audit(): AuditReport;
}
