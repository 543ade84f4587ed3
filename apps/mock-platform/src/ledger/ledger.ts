import type { GuardedKind, LedgerAccountKind, OwnerName, OwnerNamesOf, PostingKind } from '@tonalli/contracts/ledger';
import type { LedgerFinding } from './checks';
import type { Permit } from './permits';

export type { Permit } from './permits';

export type MemberAccountKind = Extract<LedgerAccountKind, `member.${string}`>;
export type HouseAccountKind = Extract<LedgerAccountKind, `house.${string}`>;

/** What an account of a member holds from now on, and what moved it. Amounts in minor units. */
export interface MemberBalance {
  memberId: string;
  account: MemberAccountKind;
  balanceMinor: number;
  /** The posting's. */
  kind: PostingKind;
  /** Below zero where it went out. */
  amountMinor: number;
  /** The posting's, milliseconds since epoch. */
  at: number;
}

/** Accounts of which there are many, one for each owner. */
export type OwnedAccountKind = Exclude<LedgerAccountKind, HouseAccountKind>;

/** The kinds that name these owners, no more and no fewer. */
type KindNaming<Name extends OwnerName> = {
  [Kind in PostingKind]: [OwnerNamesOf<Kind>, Name] extends [Name, OwnerNamesOf<Kind>] ? Kind : never;
}[PostingKind];

/**
 * A guarded kind comes with its own permit, any other without one. That `permit` is no property of the others keeps the
 * compiler from taking a posting that may lack it (where both had it, optional, it would).
 */
type Permitted<Kind extends PostingKind> =
  | { kind: Exclude<Kind, GuardedKind> }
  | { [Each in Extract<Kind, GuardedKind>]: { kind: Each; permit: Permit<Each> } }[Extract<Kind, GuardedKind>];

type Posting<Name extends OwnerName> = Movement &
  Permitted<KindNaming<Name>> & { [Each in Name]: string } & {
    [Each in Exclude<OwnerName, Name>]?: never;
  };

/** Between accounts of the house. */
export type HousePosting = Posting<never>;
/** Between the house and a member. */
export type MemberPosting = Posting<'memberId'>;
/** Of a member's wallet with a vendor. */
export type WalletPosting = Posting<'memberId' | 'vendor'>;
/** Of bonus money, which lies with its grant. */
export type GrantPosting = Posting<'memberId' | 'grantId'>;
/** From a member to another. */
export type TransferPosting = Posting<'fromMemberId' | 'toMemberId'>;
/** Between a member and what a round holds. */
export type RoundPosting = Posting<'memberId' | 'roundId'>;
/** Between a member's vendor wallet and what a round holds. */
export type WalletRoundPosting = Posting<'memberId' | 'vendor' | 'roundId'>;

/** Of what a round holds, without its member. */
export type HeldPosting = Posting<'roundId'>;

/** A movement with the owners that its kind asks for, and no others: a wrong or missing one does not compile. */
export type PostingRequest =
  | HousePosting
  | MemberPosting
  | WalletPosting
  | GrantPosting
  | TransferPosting
  | RoundPosting
  | WalletRoundPosting
  | HeldPosting;

interface Movement {
  /** The idempotency key, unique over all postings, such as `bet:<roundId>:stake`. */
  key: string;
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
   * member's are moved, the giving one's between two members, the receiving one's between accounts of the house.
   */
  balanceAfterMinor: number;
  /** The key was posted before with the same body; nothing was booked now. */
  repeated: boolean;
}

export interface VendorWallet {
  vendor: string;
  balanceMinor: number;
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
   * Throws `INSUFFICIENT_FUNDS` when an account would go below zero that may not, `IDEMPOTENCY_KEY_REUSED`
   * when the key stands for another movement, `RangeError` on an amount that is no positive whole number,
   * `Error` where a guarded kind has no permit that fits. A repeat moves nothing and uses up no permit.
   */
  post(request: PostingRequest): PostingReceipt;
  /** As `post`, in the caller's transaction, which has to be undone when it throws: one savepoint less. */
  postWithin(request: PostingRequest): PostingReceipt;
  /**
   * Books postings in their order, all or none: as `post` one by one would, balances and receipts alike, only that those who
   * are told of them hear of all once all are booked. For many at once, such as what a settlement pays.
   */
  postAll(requests: readonly PostingRequest[]): PostingReceipt[];
  /** Minor units; 0 for an account that was never moved. `ownerId`: a member's, a grant's or a round's. `vendor`: for a vendor wallet. */
  balance(ownerId: string, account: OwnedAccountKind, vendor?: string): number;
  /** Whether the account was ever moved. */
  has(ownerId: string, account: OwnedAccountKind, vendor?: string): boolean;
  /** The member's vendor wallets that were ever moved, by vendor. */
  wallets(memberId: string): VendorWallet[];
  /** What an account of the house holds, in minor units. */
  houseBalance(account: HouseAccountKind): number;
  /** Recomputes everything from the entries, and what the audits of others add (QA-09). */
  audit(): AuditReport;
  /** As `audit`, each finding with the posting behind it. */
  findings(): LedgerFinding[];
}
