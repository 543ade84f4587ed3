import { type SlotSymbol, SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';

export type { SlotSymbol };
export { SYMBOL_NAMES };

/**
 * Symbols of a strip, one letter each. `W` substitutes for every symbol but the scatter and never
 * stands on the first reel, so that the first cell of a line always names the symbol that it pays.
 */
export const SYMBOLS = ['W', 'S', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const satisfies readonly SlotSymbol[];
export type LineSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

export const WILD = 'W';
export const SCATTER = 'S';
export const LINE_SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const satisfies readonly LineSymbol[];

const KNOWN: ReadonlySet<string> = new Set(SYMBOLS);

export function isSlotSymbol(value: string): value is SlotSymbol {
  return KNOWN.has(value);
}
