/**
 * Where what a grant staked comes back to: to the grant while it lasts, to the main account once it was converted, nowhere
 * once it was lost.
 */
export type GrantEnd = 'OPEN' | 'CONVERTED' | 'LOST';

/** What whoever takes bets asks of bonus money; whoever gives it knows. */
export interface GrantPort<World> {
  /** The grant that pays where the main account does not suffice; null: none does, for this member or this family. One read. */
  pays(world: World, of: { memberId: string; family: string }): string | null;
  endOf(world: World, grantId: string): GrantEnd;
}

/** Worlds without bonuses. */
export const NO_GRANTS: GrantPort<unknown> = { pays: () => null, endOf: () => 'OPEN' };
