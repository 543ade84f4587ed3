import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import type { GameRules } from '@tonalli/contracts/play-time/shapes';
import type { ZodMiniType } from 'zod/mini';
import type { Funds } from '../funds';
import type { Worth } from '../odds';
import type { Synth } from '../synth';
import type { Lang } from '../texts';
import type { InstantTranslate } from './texts';

/** The settings that every instant game has. */
export interface InstantConfig {
  readonly minStakeMinor: number;
  readonly maxStakeMinor: number;
  /** Where only multiples of it can be staked. */
  readonly stakeStepMinor?: number;
  readonly maxPayoutMinor: number;
}

export interface Words<Own extends string = never> {
  readonly t: InstantTranslate<Own>;
  readonly money: (amountMinor: number) => string;
}

/** What the kit gives a family. */
export interface Kit<Config extends InstantConfig, Own extends string> extends Words<Own> {
  readonly lang: Lang;
  /** Of the title that is played. */
  readonly nodeId: string;
  /** As the rules of the jurisdiction leave them. */
  readonly config: Config;
  readonly rules: GameRules;
  /** What is staked is play money, so that a game may teach how it is played best. */
  readonly isPlayMoney: boolean;
  readonly synth: Synth;
  /** A round is under way: what was chosen stays as it is. Controls keep the focus that they have. */
  isLocked(): boolean;
  /** An answer is waited for. */
  isBusy(): boolean;
  /** The player chose something else: stake, meters and message follow. */
  chosen(): void;
  /** What there is to stake now. */
  funds(): Funds;
  /** Said on the page and read aloud. */
  tell(text: string): void;
  /** Takes a step of the open round; while none is open, or a step is under way, nothing. */
  step(input: StepInput): void;
}

/** Where the stake is chosen: a field, or chips on a table. */
export interface Staking {
  readonly valueMinor: number;
  set(stakeMinor: number): void;
  /** Twice or half as much is asked for by key. */
  scale(by: number): void;
  /** Down to what can be placed now. Returns whether it had to. */
  lower(): boolean;
  /** Of a round that was found open. */
  showOf(stakeMinor: number): void;
  /** A round is over. */
  played(): void;
}

export type StepInput = string | Record<string, unknown>;

/** A bet as the family's contract has it. */
export type BetOn<Choice extends object> = Choice & { readonly stakeMinor: number };

/** How a round that is over came out, in a few words of the family's own. */
export interface Told {
  /** In the strip of the last rounds. */
  readonly chip: string;
  /** What the chip is coloured by, where not by whether it won. */
  readonly tone?: string;
  /** Read aloud before what was paid: `Rolled 12.34.` */
  readonly spoken: string;
}

/** What the rules say beside what the kit says of every game. */
export interface RulesText {
  /** How it is played and what it pays. */
  readonly how: readonly (string | Node)[];
  /** With the bet that is on the table. */
  readonly example: string;
  /** Of the family's own keys. */
  readonly keys?: string;
}

export interface Board<View> {
  /** No round: the bet that is chosen, and no result. */
  clear(): void;
  /** At once when a round is asked for. */
  begin?(): void;
  /** Shows a round as it stands now, after its start, each step and its end. Resolves when it stands there. */
  show(view: View, round: { readonly isOver: boolean; readonly isResumed: boolean }): Promise<void>;
  /** Asked for by a press where quick play is allowed. */
  hurry?(): void;
  /** Sparks of a large win, from 0.5 to 2 by how large it is; called again while it lasts. */
  celebrate?(force: number): void;
}

interface ButtonStep {
  readonly input: StepInput;
  readonly amountMinor: number;
  /** Instead of "Cash out" with the amount. */
  readonly label?: string;
  /** What the step stakes besides. */
  readonly stakeMinor?: number;
}

/** Of a family whose players take steps. */
export interface Steps<View> {
  /** After so many hours a round that was left ends by itself. */
  readonly timeoutHours: number;
  /** What the button does now, null while nothing: ends the round, for which it pays the amount, or what its label says. */
  cashOut(view: View, stakeMinor: number): ButtonStep | null;
  /** Said and read aloud after a step that left the round open. */
  told(view: View, stakeMinor: number): string;
  /** What the page itself says then, where that is less than what is read aloud. */
  shown?(view: View): string;
  /** Puts what was chosen for a round that was found open back into the form. */
  resume(view: View): void;
  /** The stake of its bet, where steps add to what is staked. */
  betMinor?(view: View): number;
}

/** What a family is on the page; see README.md. */
export interface InstantFamily<Choice extends object, View> {
  readonly view: ZodMiniType<View>;
  /** What is bet on, without the stake. */
  choice(): Choice;
  /** What has to be chosen first, in words for the player; null once the bet can be placed. */
  missing?(): string | null;
  worth(bet: BetOn<Choice>): Worth;
  /** What is staked at once, where that is more than the stake. */
  costMinor?(bet: BetOn<Choice>): number;
  /** Where a greater stake could win more than is paid; the kit asks nothing above the setting's own. */
  greatestStakeMinor?(choice: Choice): number;
  readonly board: Board<View>;
  told(view: View, answer: RoundAnswer): Told;
  rules(bet: BetOn<Choice>): RulesText;
  /** Chips on spots instead of the field of the stake: the choice is the whole bet then. */
  readonly layout?: Staking;
  readonly steps?: Steps<View>;
  /**
   * Of a family whose players end the showing of a round by themselves: what the button says meanwhile, whatever the rules say of
   * quick play, and what is said as it begins.
   */
  readonly uncover?: { readonly label: string; readonly told: string };
  /** Offers automatic play, where the rules allow it. */
  readonly autoplay?: boolean;
}
