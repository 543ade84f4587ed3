/** How a symbol is drawn; `looksOf` takes those of a theme's sheet. */
export interface SymbolLook {
  /** Of an icon in a square of 512. */
  readonly paths: readonly string[];
  readonly tint: string;
  /** What the icon stands on. */
  readonly ground: 'plate' | 'medal' | 'coin' | 'none';
  /** On a ribbon over the symbol. */
  readonly label?: string | undefined;
}

/** What stands in a cell: a symbol, with a text of its own where it has one, as the amount of a coin. */
export type CellContent = string | { readonly symbol: string; readonly label: string };

/** All that shows, by column from left to right and by row from top to bottom. */
export type ReelWindow = readonly (readonly CellContent[])[];

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface ShownWin {
  /** What lights up. */
  readonly cells: readonly Cell[];
  /** A payline, drawn from edge to edge: the row that it crosses on each column. */
  readonly line?: { readonly rows: readonly number[]; readonly colour: string };
  /** On a plate at the end of the line, or in the middle of the cells. */
  readonly amount?: string;
}

export interface ReelsOptions {
  /** Filled by the board, to which it belongs alone; the page says in words what it shows. */
  readonly host: HTMLElement;
  readonly columns: number;
  readonly rows: number;
  readonly palette: { readonly from: string; readonly to: string; readonly accent: string };
  /** Every symbol that can show, by the key that windows name it with. */
  readonly looks: Readonly<Record<string, SymbolLook>>;
  /** What runs past on a column before it lands; without it, all symbols in turn. */
  strip?(column: number, mode: Reels['mode']): readonly string[] | string;
  /** A column has come to rest. */
  onStop?(column: number): void;
}

/** A board of columns and rows of symbols. It shows what it is told and decides nothing. */
export interface Reels {
  /** Free spins stand in another light. */
  mode: 'base' | 'free';
  quick: boolean;
  /** Shows a window at once; ends whatever moves or is lit. */
  put(window: ReelWindow): void;
  /** All columns run, or every cell by itself but those held. */
  spin(options?: { held?: readonly Cell[] }): void;
  /** Brings what runs to rest, column after column. `anticipate`: columns that keep the player waiting. Resolves when all stand. */
  land(window: ReelWindow, options?: { anticipate?: readonly number[] }): Promise<void>;
  /** Brings whatever moves to rest at once. */
  hurry(): void;
  /** Lights these wins and dims the rest; null ends it. */
  show(wins: readonly ShownWin[] | null): void;
  /** The removed cells vanish, those above fall, and new ones drop in until the window stands. Resolves then. */
  tumble(change: { removed: readonly Cell[]; window: ReelWindow }): Promise<void>;
  /** A ring around cells that stay, until it is called again. */
  hold(cells: readonly Cell[]): void;
  /** Sparks over the board, by how large the win is: 0.6 to 2. */
  celebrate(force: number): void;
}
