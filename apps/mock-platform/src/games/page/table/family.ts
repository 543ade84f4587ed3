import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { TableCrowd, TablePast, TableRound } from '@tonalli/contracts/play/table-shapes';
import type { ZodMiniType } from 'zod/mini';
import type { InstantConfig, Kit, RulesText, StepInput } from '../instant/family';
import type { Layout } from '../layout/layout';
import type { Worth } from '../odds';

/** The settings that every table has. */
export type TableConfig = InstantConfig;
export type { StepInput };

/** A round of the table as everybody sees it, with what the family shows of it; times are the world's clock, ms. */
export type ShownRound<Shown> = Omit<TableRound, 'shown'> & { readonly shown: Shown };

/** A round that is over. */
export type ShownPast<Shown> = Omit<TablePast, 'shown'> & { readonly shown: Shown };

/** Where a board begins: a phase that begins now is played from 0, one that is joined in its middle from where it stands. */
export interface Joined {
  readonly isJoin: boolean;
  readonly elapsedMs: number;
}

export interface TableBoard<View, Shown> {
  /** A phase begins, the table of a phase changed, or the page joins in its middle. `own` are the player's bets of this round. */
  show(round: ShownRound<Shown>, how: Joined, own: readonly View[]): void;
  /** Each animation frame of a round that is decided, until its result: what moves by the table's own time. */
  frame?(round: ShownRound<Shown>, elapsedMs: number): void;
  /** The round is over: what is seen of it at once, before anything was asked about own bets. */
  end?(round: ShownRound<Shown>, how: Joined): void;
  /** The result stands: lit. Resolves when it was presented; only then is anything said of money. */
  result(round: ShownRound<Shown>, own: readonly View[], how: Joined): Promise<void>;
  /** The player's own bet changed: placed, replaced, withdrawn, stepped, cashed out by the table. */
  own?(own: readonly View[]): void;
  /** Sparks of a large win, from 0.5 to 2. */
  celebrate?(force: number): void;
}

/** A round that is over, as a chip of the strip and in words. */
export interface PastTold {
  readonly chip: string;
  /** What the chip is coloured by: `data-tone`. */
  readonly tone?: string;
  /** `Banker wins, 7 to 4`; of a round that stands, also in the bar of the phase. */
  readonly spoken: string;
}

/** What the button of a bet does while its round is decided. */
export interface TableStep {
  readonly input: StepInput;
  /** `Cash out $12.40`: asked for each frame, so that it follows the time. */
  readonly label: string;
  /** What it stakes besides. */
  readonly stakeMinor?: number;
}

export type BetStatus = 'none' | 'asking' | 'placed' | 'over';

/** A bet of the player's in the round that stands. */
export interface BetState<View> {
  /** `none`: nothing is placed; `asking`: an answer is waited for; `over`: it is decided, in this round. */
  readonly status: BetStatus;
  readonly view: View | null;
  readonly answer: RoundAnswer | null;
  /** It takes the place of no round yet: placed as soon as the next one opens. */
  readonly isWaiting: boolean;
}

/** One of the bets that a player may have in a round. A table of chips has one, crash two, blackjack one for each seat. */
export interface TableBet<Choice extends object, View> {
  /** The whole bet with its stakes; the kit adds `round`. */
  choice(): Choice;
  /** What it stakes in all. */
  costMinor(): number;
  /** What has to be chosen first, in words; null once it can be placed. */
  missing?(): string | null;
  /** Chips on spots: the kit keeps, repeats, confirms, replaces and locks them, and shows what others have on each. */
  readonly layout?: Layout;
  /** Where its button stands; the large button without. With several bets each needs one. */
  readonly host?: HTMLElement;
  /** What the button says before the bet is placed, instead of "Confirm" with the amount. */
  label?(costMinor: number): string;
  /** What the button does while the round is decided and the bet is not; null while nothing. */
  button?(view: View, round: ShownRound<unknown>, elapsedMs: number): TableStep | null;
  /** Whatever changed of it: lock its fields, mark it. */
  show?(state: BetState<View>): void;
  /** Pressed while the table takes no bets: it waits for the next round, until it is pressed again. */
  readonly mayWait?: boolean;
  /** Once placed it is neither changed nor taken back; its fields are the family's to lock. */
  readonly stays?: true;
  /** Whether a bet that was found open is this one; without, the first that is free takes it. */
  isOf?(view: View): boolean;
  /** Puts what a bet that was found open is on back into the form; chips are put back by the kit from `laidOf`. */
  resume?(view: View): void;
  laidOf?(view: View): Readonly<Record<string, number>>;
}

/** What the kit gives a family: all that an instant game has, and the table. */
export interface TableKit<Config extends TableConfig, Own extends string> extends Kit<Config, Own> {
  /** The world's clock, ms, by the server; it stands still where the world does. */
  now(): number;
  /** Places, replaces or takes back a bet, or takes its step: what its button does. */
  press(bet: number): void;
  /** Takes a step of a bet while its round is decided (hit, stand, split); dropped while one is under way. */
  stepOf(bet: number, input: StepInput, stakeMinor?: number): void;
  /** Takes a bet back while the table takes bets. */
  withdraw(bet: number): void;
  stateOf(bet: number): BetState<unknown>;
}

/** What a family is at a table; see README.md. */
export interface TableFamily<Choice extends object, View extends { readonly round: string }, Shown> {
  /** Of an own bet: it names its round. */
  readonly view: ZodMiniType<View>;
  /** Of a round, in every phase. */
  readonly shown: ZodMiniType<Shown>;
  /** What a phase brings an own bet is asked for as it begins: seats that bank each other are told of the end alone. */
  readonly asksEachPhase?: true;
  readonly bets: readonly TableBet<Choice, View>[];
  /** What the bet that is being chosen is worth, which stands below the stake. */
  worth(): Worth;
  readonly board: TableBoard<View, Shown>;
  /** Called for the strip, the bar of the phase and what is read aloud; cancelled rounds are told by the kit. */
  past(round: Pick<ShownPast<Shown>, 'key' | 'number' | 'shown'>): PastTold;
  /** What the bar says of each decided phase: `{ dealing: t('dealing') }`. Bets, last call, no more bets and result are the kit's. */
  readonly phases: Readonly<Record<string, string>>;
  /** What it says while bets are taken, where that follows from who is there; null, or left out: what the kit says. */
  taking?(round: ShownRound<Shown>): string | null;
  /** Road maps, statistics, others' bets: beside the board where there is room, below it on a phone. */
  readonly side?: HTMLElement;
  /** The latest results, the newest first, at joining and after each round. */
  history?(past: readonly ShownPast<Shown>[]): void;
  /** Whoever else is at the table. Sums on the spots of a layout are shown by the kit. */
  crowd?(crowd: TableCrowd): void;
  rules(): RulesText;
}
