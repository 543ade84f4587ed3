import type { MarketingChannel, MarketingProduct } from '@tonalli/contracts/consents/choices';
import type { ErrorExtra } from '@tonalli/contracts/envelope';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { GuardedMove } from '@tonalli/contracts/ledger';
import type { GameType } from '@tonalli/contracts/lobby/wire';

/** What moves no money and is asked about all the same: a game is started, a round goes on, somebody is advertised to. */
export type GuardedAct = 'launch' | 'step' | 'marketing';

interface Whose {
  readonly memberId: string;
  /** Whose will it is: the member's own, or that of whoever books by hand (the operator, a tester, the default data). */
  readonly by: 'member' | 'operator';
}

/** What is played, where a rule makes a difference between games. */
export interface PlayedTitle {
  readonly nodeId: string;
  readonly gameType: GameType;
  readonly family: string;
}

/** Money of a member that somebody is about to move. */
export interface MoneyMove extends Whose {
  readonly do: Exclude<GuardedMove, 'stake'>;
  /** Minor units. */
  readonly amountMinor: number;
  /** An order that the money is of, so that it is not counted twice. */
  readonly orderId?: number;
}

/** Bonus money in a stake. */
export interface BonusPart {
  readonly grantId: string;
  /** Minor units. */
  readonly amountMinor: number;
}

/** What a bet takes, from all accounts and on all lines together, also what is only held for it. */
export interface StakeMove extends Whose {
  readonly do: 'stake';
  /** Minor units. */
  readonly amountMinor: number;
  readonly title: PlayedTitle;
  /** What of it is bonus money; left out: nothing. */
  readonly bonus?: BonusPart;
  /** It begins a round; otherwise it adds to one that is open. */
  readonly isStart: boolean;
}

export interface PlayAct extends Whose {
  readonly do: 'launch' | 'step';
  readonly title: PlayedTitle;
  /** Play money, which no limit is about. */
  readonly isTrial: boolean;
}

export interface MarketingAct extends Whose {
  readonly do: 'marketing';
  /** Null: no product in particular, and so each of them. */
  readonly product: MarketingProduct | null;
  readonly channel: MarketingChannel;
}

export type GuardedAction = MoneyMove | StakeMove | PlayAct | MarketingAct;

/** Why something may not be. */
export interface Refusal {
  readonly code: ErrorCode;
  /** What the caller is told beside the code. */
  readonly extra?: ErrorExtra;
  /** Money that is there already may be diverted instead, where its kind has another that takes it. */
  readonly mayDivert?: boolean;
}

/** What several rules ask of the member whom a decision is about is read once for all of them. */
export type SharedRead<World> = <Fact>(read: (world: World, memberId: string) => Fact) => Fact;

/** What a feature has to say on what a member may do, and others with their money. */
export interface GuardRule<World> {
  /** What it is asked about; of all else it costs nothing. */
  readonly about: readonly GuardedAction['do'][];
  /** Null where the rule has nothing against it. It writes nothing; all rules of an action together read at most twice, by an index. */
  refuse(world: World, action: GuardedAction, read: SharedRead<World>): Refusal | null;
}
