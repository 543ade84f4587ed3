import type { LedgerAccountKind, PostingKind } from '@tonalli/contracts/ledger';
import type { GameType } from '@tonalli/contracts/lobby/wire';

/** A bet in real money whose result is still to come. Amounts in minor units, times in milliseconds since epoch. */
export interface OpenBet {
  readonly memberId: string;
  readonly roundId: string;
  readonly stakeMinor: number;
  /** Of its placing or its end. */
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

/** What one part of the platform tells the others within the transaction in which it happens, by its name. */
export interface Facts {
  'bet.placed': OpenBet;
  'bet.cancelled': OpenBet;
  'bet.settled': SettledStake;
  'balance.changed': ChangedBalance;
}

export type FactName = keyof Facts;
