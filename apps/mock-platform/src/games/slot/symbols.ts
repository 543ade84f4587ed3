/**
 * Symbols of a strip, one letter each. `W` substitutes for every symbol but the scatter and never
 * stands on the first reel, so that the first cell of a line always names the symbol that it pays.
 */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];
export type LineSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

export const WILD = 'W';
export const SCATTER = 'S';
export const LINE_SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const satisfies readonly LineSymbol[];

/** The names that records and pictures use. */
export const SYMBOL_NAMES = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  E: 'low1',
  F: 'low2',
  G: 'low3',
  H: 'low4',
} as const satisfies Record<SlotSymbol, string>;

const KNOWN: ReadonlySet<string> = new Set(SYMBOLS);

export function isSlotSymbol(value: string): value is SlotSymbol {
  return KNOWN.has(value);
}
