import type { GameFacts } from '@tonalli/contracts/lobby/wire';
import type { DrawSource } from '../kernel/fairness';
import type { BetDetail } from './bets.table';
import type { Schema, Setting } from './schema';
import type { LineResult } from './settlement';
import type { Force, Phase, SharedRounds } from './shared-rounds';
import type { Price, Stake } from './stake';

/** A placed bet as its game sees it: the runner keeps the money, so a game asks here what is open instead of remembering. */
export interface Entry<Bet, State> {
  /** The round's id; at a table of players it names the seat. */
  readonly id: string;
  readonly bet: Bet;
  readonly state: State;
  /** The undecided stake by line, minor units. Empty when nothing is open. */
  readonly open: Readonly<Record<string, number>>;
  /** What is set aside and neither staked nor released, minor units. */
  readonly heldMinor: number;
}

/** What everything is decided under. */
export interface RoundContext<Config, Table> {
  /** The setting as it stood when the bet was placed. */
  readonly config: Config;
  /** When the call arrived, milliseconds since epoch, of the world's clock. */
  readonly at: number;
  /** Where a shared round stands; null before it opens. */
  readonly phase: (key: string) => Phase<Table> | null;
}

export interface DrawContext<Config, Table> extends RoundContext<Config, Table> {
  /** The round's own draws, from the player's seed pair and nonce; a later step goes on where an earlier one stopped. */
  readonly draws: DrawSource;
}

/**
 * What a start, a step or a shared round brings about. The runner takes `stakes`, then pays `results`, then releases, in one
 * transaction; where one is refused (funds, limits, exposure), nothing has happened. A round is over when no line is open
 * and nothing is held.
 */
export interface Turn<State> {
  /** JSON; may hold secrets, which `show` keeps back. */
  readonly state: State;
  readonly stakes?: readonly Stake[];
  readonly results?: readonly LineResult[];
  /** What goes back from the hold unstaked, minor units. */
  readonly releaseMinor?: number;
}

/** What is offered for all that is open now. A part is paid in proportion; the rest stays open. */
export interface Quote {
  readonly offerMinor: number;
  readonly validMs: number;
}

/**
 * What becomes of an open round when its player excludes themself. `finish`: the step of the timeout is taken until it is over.
 * `settle`: it runs on to its result. `refund`: all that is open comes back. What is held is released in each case.
 */
export type OnExclusion = 'finish' | 'settle' | 'refund';

interface Steps<Bet, State, Step, Context> {
  readonly step: Schema<Step>;
  /** Throws `GameRefusal` for a step that the round does not allow now. */
  readonly apply: (entry: Entry<Bet, State>, step: Step, context: Context) => Turn<NoInfer<State>>;
  /** What is done for a player who does nothing; never worse than what the help prints. */
  readonly timeout?: {
    readonly afterMs: number;
    readonly step: (entry: Entry<Bet, State>) => NoInfer<Step>;
    /** It ends the round for what the player was shown already, so that what it pays is told beforehand. Never where cards lie face down. */
    readonly isCashOut?: true;
  };
}

interface Rounds<Bet, State, Table> {
  readonly of: SharedRounds<Table, Entry<Bet, State>>;
  /** The rounds that the bet needs open now; the runner refuses it unless each takes bets. */
  readonly keys: (bet: Bet) => readonly string[];
  /** Further ones that it will be told of, which need not have opened yet. */
  readonly later?: (bet: Bet) => readonly string[];
  /** A player has one bet in a round, of each wallet: until the close another one takes its place, or it is taken back whole. */
  readonly replaces?: true;
  /** Until the close of the rounds that it needs open, a bet is taken back whole. */
  readonly mayWithdraw?: true;
  /** How many bets one player may have in one round, of each wallet; without end when left out. */
  readonly betsPerPlayer?: number;
  /** What only one open bet may have in each of its rounds, such as a seat; a second is refused with `SEAT_TAKEN`. */
  readonly claim?: (bet: Bet) => string;
}

/** How a family's bets stand in the record, where its own words for them are shorter than the bet, the setting and the state. */
export interface BetRecord<Bet, State, Config> {
  readonly keep: (entry: Entry<Bet, State>, config: Config) => BetDetail;
  /** Null where the record does not say it all. */
  readonly read: (kept: BetDetail) => { readonly bet: Bet; readonly state: State; readonly config: Config } | null;
}

/** What a slot is laid out as, and how many rounds pay where a title fixes it; other games say nothing of it. */
type OfSome = 'reels' | 'rows' | 'lines' | 'ways' | 'freeSpins' | 'paidPercent';

/** Figures of a title in words of the lobby, stakes in minor units. */
export type Stated = Omit<GameFacts, OfSome> & Partial<Pick<GameFacts, OfSome>>;

interface GameBody<Bet, State, View, Config, Table> {
  readonly family: string;
  /** Goes up with any change of what the same draws or results give; open rounds go on under the one they began with. */
  readonly version: number;
  readonly config: Setting<Config>;
  readonly bet: Schema<Bet>;
  readonly state: Schema<State>;
  /** What pages, records and the verify page read; shows everything once the round is over. */
  readonly view: Schema<View>;
  /** Throws `GameRefusal` for a bet that is not taken. Draws nothing. */
  readonly price: (bet: Bet, context: RoundContext<Config, Table>) => Price;
  readonly show: (entry: Entry<Bet, State>, context: RoundContext<Config, Table>) => NoInfer<View>;
  readonly quote?: (entry: Entry<Bet, State>, context: RoundContext<Config, Table>) => Quote | null;
  readonly onExclusion: (entry: Entry<Bet, State>, context: RoundContext<Config, Table>) => OnExclusion;
  readonly record?: BetRecord<Bet, State, Config>;
  /** Of a game with symbols, the names of those that a round shows, for the record's pictures. */
  readonly symbols?: (view: View) => readonly string[];
  /** A feature of the platform takes the bets of its titles. They are launched only where the family has a page all the same. */
  readonly isTakenByFeature?: true;
  readonly hasPage?: true;
  /** What the title of an id is played under, where not all play alike. One object for each setting that there is: it is read once. */
  readonly settingOf?: (nodeId: string) => Config;
  /** What is said of a title before it is opened. */
  readonly stated?: (config: Config) => Stated;
  /** Rounds of one session share a record until one of these is reached; without it each has its own. */
  readonly recordedTogether?: { readonly maxMs: number; readonly maxLines: number };
}

/** Of visitors alone: it decides no round. */
export interface Chance {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
}

/** The shared round that takes bets, as everybody sees it. */
export interface StandingForAll {
  readonly key: string;
  readonly shown: unknown;
}

/** The shared round that a personal game looks at, as everybody sees it at a moment of the world's clock. */
export interface StandingNow extends StandingForAll {
  readonly at: number;
}

/** How visitors play, who keep a world lively while nobody looks after it. */
interface Automatic<Bet, Step, View> {
  /** A bet of this stake, minor units, or of the nearest there is. */
  readonly bet: (stakeMinor: number, random: Chance) => Bet;
  /** What they do next, by what players see; null: what the timeout does, to the end. It has to come to null or to the end. */
  readonly step?: (view: View, random: Chance) => Step | null;
}

type Follow<Bet, State, Config, Table> = (
  entry: Entry<Bet, State>,
  news: { readonly key: string; readonly phase: Phase<Table> },
  context: RoundContext<Config, Table>,
) => Turn<NoInfer<State>>;

/** Decided by the player's own draws. It may look at shared rounds (a room's fish), which decide nothing. */
export interface PersonalGame<Bet, State, Step, View, Config, Table> extends GameBody<Bet, State, View, Config, Table> {
  readonly draws: 'personal';
  readonly bank: 'house';
  readonly rounds?: Rounds<Bet, State, Table>;
  readonly start: (bet: Bet, context: DrawContext<Config, Table>) => Turn<NoInfer<State>>;
  readonly steps?: Steps<Bet, State, Step, DrawContext<Config, Table>>;
  /** Told at every phase of the shared rounds that it looks at, which end it at most: they draw nothing for it. */
  readonly follow?: Follow<Bet, State, Config, Table>;
  readonly force?: Force<Entry<Bet, State>>;
  /** Left out where visitors do not play it. */
  readonly automatic?: Automatic<NoInfer<Bet>, NoInfer<Step>, NoInfer<View>>;
  /** In place of it where what can be bet follows from a shared round: one bet, and then the step of the timeout. */
  readonly betInRoom?: (stakeMinor: number, random: Chance, room: StandingNow) => NoInfer<Bet>;
}

interface SharedBody<Bet, State, Step, View, Config, Table> extends GameBody<Bet, State, View, Config, Table> {
  readonly draws: 'shared';
  readonly rounds: Rounds<Bet, State, Table>;
  readonly start: (bet: Bet, context: RoundContext<Config, Table>) => Turn<NoInfer<State>>;
  readonly steps?: Steps<Bet, State, Step, RoundContext<Config, Table>>;
  /** Left out where visitors do not play it. They take no steps in shared rounds: targets and timeouts decide for them. */
  readonly automatic?: {
    readonly bet: (stakeMinor: number, random: Chance, round: StandingForAll) => NoInfer<Bet>;
    /** The part of a bet by which theirs are known; a player's with it is refused. */
    readonly mark?: Extract<keyof Bet, string>;
  };
}

/** Decided by shared rounds, each bet by itself against the house. */
export interface SharedGame<Bet, State, Step, View, Config, Table>
  extends SharedBody<Bet, State, Step, View, Config, Table> {
  readonly bank: 'house';
  /** Told at every phase of the bet's shared rounds, the last of which (`lastsMs` null) is the result. */
  readonly follow: Follow<Bet, State, Config, Table>;
  /** A shared round came to no result. Without this all that the bet has open and held comes back. */
  readonly cancelled?: (
    entry: Entry<Bet, State>,
    key: string,
    context: RoundContext<Config, Table>,
  ) => Turn<NoInfer<State>>;
}

/** What a hand moves between its seats. What all pay together is what all staked, less the rake. */
export interface Showdown<State> {
  readonly turns: Readonly<Record<string, Turn<State>>>;
  readonly rakeMinor: number;
}

/** Players bank each other: all seats of a shared round are settled at once, and the house keeps a rake alone. */
export interface PlayersGame<Bet, State, Step, View, Config, Table>
  extends SharedBody<Bet, State, Step, View, Config, Table> {
  readonly bank: 'players';
  /** Called with every seat when the round is over. */
  readonly showdown: (
    seats: readonly Entry<Bet, State>[],
    table: Table,
    context: RoundContext<Config, Table>,
  ) => Showdown<NoInfer<State>>;
}

/**
 * A game family as the platform sees it: what its bets are, what they cost, and what chance and players make of them. Pure: no
 * clock, no accounts, no storage. The runner does the rest for all families: money and its funding, limits, exposures,
 * idempotency, draws and their record, timeouts, events, rollups, replay and correction.
 * Where a function refuses it throws `GameRefusal`; whatever else it throws is a fault.
 */
export type GameModule<Bet, State, Step, View, Config, Table> =
  | PersonalGame<Bet, State, Step, View, Config, Table>
  | SharedGame<Bet, State, Step, View, Config, Table>
  | PlayersGame<Bet, State, Step, View, Config, Table>;
