import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { LedgerAccountKind, PostingKind } from '@tonalli/contracts/ledger';
import type { GameType } from '@tonalli/contracts/lobby/wire';

/** A bet in real money. A round to which something is staked later is told of again. Amounts in minor units, times in milliseconds since epoch. */
export interface OpenBet {
  readonly memberId: string;
  readonly roundId: string;
  readonly stakeMinor: number;
  /** Of its placing or its end. */
  readonly at: number;
}

export interface PlacedStake extends OpenBet {
  /** Its result is still to come, so that it may be called off. */
  readonly isOpen: boolean;
  /** 0 for what is staked as the bet is placed, then the number of the step. */
  readonly turn: number;
}

/** A settled bet in real money was settled anew. What became less is below zero. */
export interface CorrectedBet {
  readonly memberId: string;
  readonly roundId: string;
  readonly gameType: GameType;
  /** What of the stakes counts towards the wagering of a bonus by now; left out: the same. */
  readonly wageredMinor?: number;
  readonly validDeltaMinor: number;
  readonly payoutDeltaMinor: number;
  readonly placedAt: number;
  /** Of the correction. */
  readonly at: number;
}

/** A bet in real money with its result. Amounts in minor units, times in milliseconds since epoch. */
export interface SettledStake {
  readonly memberId: string;
  readonly roundId: string;
  readonly nodeId: string;
  readonly gameType: GameType;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly placedAt: number;
  /** What of the stake counts as play. */
  readonly validMinor: number;
  /** What of it counts towards the wagering of a bonus: nothing of what came back or was sold back. Left out: nothing. */
  readonly wageredMinor?: number;
  /** Of games; left out: nobody said. */
  readonly family?: string;
  /** The free plays that paid for it, so that nothing of it counts as play. */
  readonly freeId?: string | null;
  /** Of its settlement. */
  readonly at: number;
}

/** What an account of a member holds from now on, and what moved it. Amounts in minor units. */
export interface ChangedBalance {
  readonly memberId: string;
  readonly account: Extract<LedgerAccountKind, `member.${string}`>;
  readonly balanceMinor: number;
  /** The posting's. */
  readonly kind: PostingKind;
  /** Below zero where it went out. */
  readonly amountMinor: number;
  /** The posting's, milliseconds since epoch. */
  readonly at: number;
}

/** Money went from a member to another. Milliseconds since epoch. */
export interface TransferredMoney {
  readonly fromMemberId: string;
  readonly toMemberId: string;
  readonly amountMinor: number;
  readonly at: number;
}

/** A member's own limits changed, and hold so from now on. */
export interface ChangedLimits {
  readonly memberId: string;
}

/** A member steps back from playing, or for longer than before: what must not go on ends with it. Times in milliseconds since epoch. */
export interface BreakTaken {
  readonly memberId: string;
  readonly kind: BreakKind;
  /** Null: none of its own. */
  readonly until: number | null;
  readonly at: number;
  /** From when on the member has not stepped back already: the end of the time-out that they are on, or now. */
  readonly newFrom: number;
}

/** A member was shut out by the operator. */
export interface SuspendedMember {
  readonly memberId: string;
}

/** A member has closed the account: what they have and wait for ends with it. */
export interface ClosedAccount {
  readonly memberId: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Who is meant showed that it is them: by a login that succeeded, or by the code sent to an address of theirs. */
export interface MemberShown {
  readonly memberId: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Somebody has a place in the tree that they always had. */
export interface MemberJoined {
  readonly memberId: string;
}

/** The places of members in the tree change. */
export interface MembersMoved {
  readonly memberIds: readonly string[];
}

/** A member stands below another upline from a moment on, milliseconds since epoch; null: below nobody. */
export interface MovedMember {
  readonly memberId: string;
  readonly uplineId: string | null;
  readonly from: number;
}

/** What became of a member's identity check. Milliseconds since epoch. */
export interface DecidedIdentity {
  readonly memberId: string;
  readonly at: number;
}

/** How a match of sports that somebody bets on came out is known, or was corrected. Milliseconds since epoch. */
export interface DecidedMatch {
  readonly event: string;
  readonly at: number;
}

/** What one part of the platform tells the others within the transaction in which it happens, by its name. */
export interface Facts {
  'bet.placed': PlacedStake;
  'bet.cancelled': OpenBet;
  /** Those that were settled together, each of another member. */
  'bets.settled': readonly SettledStake[];
  'bet.corrected': CorrectedBet;
  /** Those of postings that were booked together, in their order. */
  'balances.changed': readonly ChangedBalance[];
  'money.transferred': TransferredMoney;
  'limit.lowered': ChangedLimits;
  'limit.raised': ChangedLimits;
  'member.onBreak': BreakTaken;
  'member.suspended': SuspendedMember;
  'member.closed': ClosedAccount;
  'member.loggedIn': MemberShown;
  'contact.verified': MemberShown;
  'member.joined': MemberJoined;
  /** Told before their places change. */
  'members.moving': MembersMoved;
  /** Told once they have. */
  'members.moved': MembersMoved;
  'upline.changed': MovedMember;
  'identity.approved': DecidedIdentity;
  'identity.rejected': DecidedIdentity;
  /** A document ran out: the member has to be checked anew. */
  'identity.expired': DecidedIdentity;
  'sports.decided': DecidedMatch;
}

export type FactName = keyof Facts;
