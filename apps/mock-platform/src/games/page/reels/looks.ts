import { type SlotSymbol, SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';

import type { SymbolLook } from './types';

const groundOf = (name: string): SymbolLook['ground'] =>
  name === 'scatter' ? 'medal' : name.startsWith('low') ? 'none' : 'plate';

/** How a theme draws the symbols that all slots share, by their letters. */
export function looksOf(sheet: SymbolSheet): Record<SlotSymbol, SymbolLook> {
  const looks = Object.entries(SYMBOL_NAMES).map(([letter, name]): [string, SymbolLook] => {
    const drawn = sheet.symbols[name];
    if (!drawn) throw new Error(`no drawing of ${name}`);
    return [letter, { ...drawn, ground: groundOf(name) }];
  });
  // Every letter is drawn above.
  return Object.fromEntries(looks) as Record<SlotSymbol, SymbolLook>;
}
