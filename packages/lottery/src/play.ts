import type { Chance } from './chance';

/**
 * What a lottery consists of: a family draws results and offers plays; a play says what may be chosen, how many bets that is, and
 * what they win. Everything is a pure function, so that browser, platform and verify page share it.
 */

/**
 * What was chosen for a play: the options chosen in each row of its board, or the numbers typed, as one row. In canonical form: in
 * the order of the row's options (typed: ascending), none twice. Numbers keep their leading zeros, so they are strings.
 */
export type Selection = readonly (readonly string[])[];

export interface BoardRow {
  /** Names the row in texts, such as `thousands` or `bankers`; `stations` names the stations of the draw by their places. */
  id: string;
  options: readonly string[];
  /** How many options have to be chosen, and how many may be. */
  least: number;
  most: number;
}

/** Numbers that are typed or pasted. `pattern` is what one of them has to be, such as `^[0-9]{3}$`; all have one length. */
export interface TypedRow {
  pattern: string;
  least: number;
  most: number;
}

/** What is chosen from: rows of options, or numbers that are typed, behind rows where the play has some, such as its stations. */
export type Board =
  | { kind: 'rows'; rows: readonly BoardRow[] }
  | { kind: 'typed'; rows?: readonly BoardRow[]; typed: TypedRow };

/** One of the things that a bet may win. */
export interface Prize {
  id: string;
  /** How many times one bet is expected to win it in a draw: its chance, where it wins once at most. */
  chance: Chance;
}

/** Bets of the same chances and the same odds, such as all sums of 4 and 17. */
export interface BetKind {
  id: string;
  prizes: readonly Prize[];
  /** How many units such a bet costs: the lots that it takes part in, or the price of a point. 1 unless said. */
  lots?: number;
}

/** One bet of a selection, spelled out: `bet` is its own canonical text, and the same bet is the same text in any selection. */
export interface Bet {
  kind: string;
  bet: string;
}

/** How many bets of each kind. */
export type BetCounts = readonly { kind: string; bets: number }[];

/** What a selection won: a prize of a kind, so many times. */
export interface Hit {
  kind: string;
  prize: string;
  times: number;
}

export interface Play<Result = unknown> {
  /** Unique within its family, such as `three-front-straight`. */
  id: string;
  /** The tab that it stands under, such as `three-front`. */
  group: string;
  board: Board;
  kinds: readonly BetKind[];
  /** A selection and a draw in which it wins, for rules and help: what it pays there follows from the odds. */
  example: { selection: Selection; result: Result };
  /** What is wrong with a selection that fits the board, such as a digit chosen in both rows; null where nothing is. */
  refuses?(selection: Selection): SelectionFault | null;
  /** How many bets of each kind, in closed form: never by spelling them out. Kinds without a bet may be left out. */
  count(selection: Selection): BetCounts;
  /** The same bets spelled out. */
  expand(selection: Selection): Iterable<Bet>;
  /** What the selection wins in a draw, from the rule: never by spelling its bets out where they may be many. */
  hits(selection: Selection, result: Result): readonly Hit[];
  /** What the selection wins at most, times of each prize, in one draw: the draws to compare for the greatest win. */
  bestCases(selection: Selection): readonly (readonly Hit[])[];
  /**
   * Where the house caps what it may have to pay on single numbers: those that a selection bets on, each with the hits that it
   * alone brings at most. Left out: the play is capped by issue only.
   */
  numbers?(selection: Selection): Iterable<{ number: string; best: readonly Hit[] }>;
}

/** Why a selection is no bet. `row` and `option` say where, as index and text. */
export interface SelectionFault {
  fault: 'rows' | 'too-few' | 'too-many' | 'unknown' | 'twice' | 'order' | 'no-bet' | 'overlap' | 'station';
  row?: number;
  option?: string;
}

/** Fair, unpredictable whole numbers in [0, bound). */
export interface Draws {
  below(bound: number): number;
}

export const TONES = ['plain', 'red', 'blue', 'green', 'gold', 'violet', 'dark'] as const;
export type Tone = (typeof TONES)[number];

/** One ball, die or number of a result as everybody sees it. */
export interface ShownNumber {
  text: string;
  tone: Tone;
  /** Set apart from the others, such as the special number of six. */
  isApart?: true;
}

/** A row of a result: `id` names it in texts (`prizes.<id>`), or nothing where the result is a single row. */
export interface ShownRow {
  id: string | null;
  /** The station's code, where several draw. */
  station?: string;
  shape: 'ball' | 'die' | 'rank' | 'digits';
  numbers: readonly ShownNumber[];
}

/** What a trend chart counts: how often, and since how many draws not, each option was drawn at one place. */
export interface Trend<Result = unknown> {
  /** Names it in texts (`trends.<id>`). */
  id: string;
  options: readonly string[];
  seen(result: Result): readonly string[];
}

export interface LotteryFamily<Result = unknown> {
  id: FamilyId;
  /** Draws a result, which is JSON; what it takes from `draws`, and in which order, is published. */
  draw(draws: Draws, facts: DrawFacts): Result;
  /** The result as it is shown, in the order in which it is drawn. */
  show(result: Result): readonly ShownRow[];
  trends: readonly Trend<Result>[];
  plays: readonly Play<Result>[];
  /** Odds x 1000 of a prize, the stake included, as the house proposes them. */
  proposedOdds(play: Play<Result>, kind: BetKind, prize: Prize): number;
  /** Between which shares of the stakes every play has to return, in ten-thousandths. */
  returns: { least: number; most: number };
  /** Its odds may be chosen against a rebate (`prizeGroupOdds`). */
  hasPrizeGroups?: true;
  /** No number comes twice in a draw. */
  drawsDistinct?: true;
}

export const FAMILY_IDS = [
  'five-digit',
  'three-digit',
  'vietnam-north',
  'vietnam-region',
  'four-d',
  'thai',
  'fast-three',
  'racing',
  'eleven-five',
  'keno',
  'six-mark',
] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

/** What a draw depends on besides chance. */
export interface DrawFacts {
  /** When it is drawn, in milliseconds since 1970. */
  drawsAt: number;
  /** Codes of the stations that draw, in their order, where a family has several; empty otherwise. */
  stations: readonly string[];
}
