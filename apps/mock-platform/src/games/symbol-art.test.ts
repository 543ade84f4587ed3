import { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { describe, expect, it } from 'vitest';
import { SYMBOL_NAMES } from './slot/symbols';
import { symbolSheetOf, symbolSvg } from './symbol-art';

const theme = {
  palette: { from: '#f59e0b', to: '#7c2d12', accent: '#fde047' },
  icons: ['mayan-pyramid', 'eagle-head'],
};

describe('symbol art', () => {
  it('GAME-05 draws every symbol of a game, its own motifs first, no two alike', () => {
    const sheet = SymbolSheet.parse(symbolSheetOf(theme));
    const names = Object.values(SYMBOL_NAMES);
    expect(Object.keys(sheet.symbols).sort()).toEqual([...names].sort());
    const drawings = names.map((name) => sheet.symbols[name]?.paths.join() ?? '');
    expect(drawings.every((drawing) => drawing.length > 100)).toBe(true);
    expect(new Set(drawings).size).toBe(names.length);
  });

  it('GAME-05 gives single symbols as pictures without scripts, and none for an unknown name', () => {
    const sheet = symbolSheetOf(theme);
    expect(symbolSvg(sheet, 'high1')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(symbolSvg(sheet, 'constructor')).toBeNull();
  });
});
