/** What the house would pay at most if the thing named came in. The runner adds it up over all bets in real money and refuses beyond the cap. */
export interface Exposure {
  /** A spot, number, selection or issue, unique within the family: `20300101-0007/straight:407`. */
  readonly key: string;
  readonly amountMinor: number;
  /** The most that all open bets together may have on the key, minor units. */
  readonly capMinor: number;
  /** The cap is each player's own: only that player's bets count. */
  readonly perPlayer?: true;
}

/** What a stake that was taken would cost the house; its cap was asked for as it was taken. */
export type Exposed = Pick<Exposure, 'key' | 'amountMinor'>;

/**
 * Money put on one line of a round: a spot of roulette, a hand of blackjack, an issue of a chase order, a hit of a batch, a slip.
 * A line is what is paid, refunded and counted; staking on a line that is open adds to it.
 */
export interface Stake {
  readonly line: string;
  /** Minor units, above zero. */
  readonly stakeMinor: number;
  /** What the house keeps of it on average, in basis points, played as well as can be. */
  readonly edgeBp: number;
  /** It comes out of what the round holds, not out of the player's accounts. */
  readonly held?: true;
  readonly exposures?: readonly Exposure[];
}

/** What a bet costs and may bring, known before anything is drawn. */
export interface Price {
  /** Taken as the bet is placed. Empty where everything is held first. */
  readonly stakes: readonly Stake[];
  /** Set aside as the bet is placed, to be staked or released later; minor units, 0 when left out. */
  readonly holdMinor?: number;
  /** The most that the round can pay whatever the player does in it, stakes included; minor units. Shown before the bet. */
  readonly maxPayoutMinor: number;
}

export const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);
