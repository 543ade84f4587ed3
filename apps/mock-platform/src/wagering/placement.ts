import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { BetDetail } from './bets.table';
import type { RoundMoment } from './round-moment';
import type { Wallet } from './wallet';

/** What is played: a title of the catalogue. */
export interface Title {
  readonly vendor: string;
  readonly gameType: GameType;
  readonly family: string;
  /** What the title's rounds are decided under; left out: the family's initial setting. */
  readonly config?: unknown;
}

/** A bet that is to be placed. */
export interface Placement {
  readonly roundId: string;
  readonly memberId: string;
  readonly nodeId: string;
  readonly wallet: Wallet;
  /** Whose own table it is for; left out: the player's, where each has one. */
  readonly tableOwnerId?: string;
  /** Accounts that pay where the wallet's own does not suffice, in this order; as fundings call them. */
  readonly further?: readonly string[];
  /** The free plays of which the house stakes this one; left out: the player stakes. */
  readonly free?: string | undefined;
  readonly bet: unknown;
  /** The page's own name for the round; the same again answers the same and takes nothing. Null for rounds that no page asked for. */
  readonly roundKey: string | null;
  /** Milliseconds since epoch, of the world's clock. */
  readonly at: number;
  /** Asked for only where the round was not placed before. */
  readonly title: () => Title;
  /** Whose will it is, for the guard; left out: the member's own. */
  readonly by?: 'member' | 'operator';
  /** Nobody is told of the stake: whoever asks does so for many rounds at once. */
  readonly isUntold?: boolean;
}

/** What whoever asked for a round is told. */
export interface PlacedRound {
  readonly roundId: string;
  readonly betId: number;
  /** 0 where the player's seeds do not decide it. */
  readonly nonce: number;
  readonly family: string;
  readonly wallet: Wallet;
  /** It was placed before, or the step was taken before. */
  readonly isRepeat: boolean;
  /** Of a round that was decided as it was placed, as its bet keeps it. */
  readonly detail: BetDetail;
  readonly moment: Omit<RoundMoment, 'view'>;
  readonly view: () => unknown;
}
