/** What is hashed of an accepted bet. The salt keeps neighbours from guessing it. */
export interface LeafParts {
  /** As it is shown: `B00000042`. */
  readonly betId: string;
  readonly family: string;
  /** The bet's JSON, as text. */
  readonly bet: string;
  /** What was put up with it, minor units. */
  readonly stakeMinor: number;
  /** 16 bytes, hexadecimal. */
  readonly salt: string;
}

/** The text of a leaf in the tree of a round's bets: six lines. JSON and names have no line ends of their own. */
export const leafText = ({ betId, family, bet, stakeMinor, salt }: LeafParts): string =>
  ['tonalli/bet/1', betId, family, bet, String(stakeMinor), salt].join('\n');

export interface BoundRound {
  /** The rounds' name, with the title where each has a table of its own. */
  readonly rounds: string;
  readonly key: string;
  /** Hexadecimal. */
  readonly beacon: string;
  readonly root: string;
  /** That testers had found until the round came out as they wished; null for all others. */
  readonly salt: string | null;
}

/** What stands for the player's seed where many share a round: `<rounds>:<key>:<beacon>:<root>`, and a tester's salt behind it. */
export const sharedSeedText = ({ rounds, key, beacon, root, salt }: BoundRound): string =>
  [rounds, key, beacon, root, ...(salt === null ? [] : [salt])].join(':');

/** Whose draws decide whether a bet of the round wins the jackpot. */
export const jackpotSeedText = (clientSeed: string, betId: string): string => `${clientSeed}:${betId}`;
