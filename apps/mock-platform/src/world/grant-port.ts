/**
 * Where what a grant staked comes back to: to the grant while it lasts, to the main account once it was converted, nowhere
 * once it was lost.
 */
export type GrantEnd = 'OPEN' | 'CONVERTED' | 'LOST';

/** A round that the house is to stake. Minor units. */
export interface FreeTaken {
  readonly freeId: string;
  readonly memberId: string;
  readonly nodeId: string;
  readonly family: string;
  readonly stakeMinor: number;
  readonly at: number;
}

/** What such a round gives. Minor units. */
export interface FreePaid {
  readonly freeId: string;
  readonly memberId: string;
  readonly movement: 'payout' | 'refund' | 'reversal';
  readonly amountMinor: number;
  /** Of the ledger. */
  readonly key: string;
  readonly reference: string;
  readonly at: number;
}

/** What whoever takes bets asks of bonus money; whoever gives it knows. */
export interface GrantPort<World> {
  /** The grant that pays where the main account does not suffice; null: none does, for this member or this family. One read. */
  pays(world: World, of: { memberId: string; family: string }): string | null;
  endOf(world: World, grantId: string): GrantEnd;
  /**
   * Takes one of a member's free plays and lays its stake into their account. Throws `BONUS_NOT_FOUND` for what is not the member's
   * own or not of this title, `BONUS_CLOSED` where none is left, `STAKE_INVALID` for another stake.
   */
  takeFree(world: World, taken: FreeTaken): void;
  /** Posts what a free play brought. */
  payFree(world: World, paid: FreePaid): void;
}

const refuse = (): never => {
  throw new Error('there are no free plays here');
};

/** Worlds without bonuses. */
export const NO_GRANTS: GrantPort<unknown> = {
  pays: () => null,
  endOf: () => 'OPEN',
  takeFree: refuse,
  payFree: refuse,
};
