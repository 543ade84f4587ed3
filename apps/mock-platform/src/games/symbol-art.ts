import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { hasIcon, iconPath } from '../art/icons';
import { SYMBOL_NAMES } from './slot/symbols';

/** What a game's symbols are drawn from: its colours, and icons by their names, the game's own first. */
export interface SymbolTheme {
  palette: { from: string; to: string; accent: string };
  icons: readonly string[];
}

type SymbolName = (typeof SYMBOL_NAMES)[keyof typeof SYMBOL_NAMES];

const HIGH_TINTS = ['#ff5d73', '#ffb938', '#38e1a4', '#b58cff'] as const;
const SPARE_ICONS = ['crown', 'gems', 'gold-bar', 'laurel-crown'];
const FIXED: Partial<Record<SymbolName, { icon: string; tint: string; label?: string }>> = {
  wild: { icon: 'beveled-star', tint: '#ffd75e', label: 'WILD' },
  scatter: { icon: 'sun', tint: '#6ff0ff', label: 'BONUS' },
  low1: { icon: 'hearts', tint: '#ff7d8c' },
  low2: { icon: 'diamonds', tint: '#ffab57' },
  low3: { icon: 'clubs', tint: '#5fd89b' },
  low4: { icon: 'spades', tint: '#7fb2ff' },
};

/** Four different icons, the game's own first. */
function highIcons(theme: SymbolTheme): string[] {
  const taken = new Set(Object.values(FIXED).map(({ icon }) => icon));
  const known = [...theme.icons, ...SPARE_ICONS].filter((icon) => hasIcon(icon) && !taken.has(icon));
  return [...new Set(known)].slice(0, HIGH_TINTS.length);
}

/** The symbols of one game, all of them, by name. */
export function symbolSheetOf(theme: SymbolTheme): SymbolSheet {
  const icons = highIcons(theme);
  const symbols = Object.values(SYMBOL_NAMES).map((name) => {
    const fixed = FIXED[name];
    if (fixed)
      return [name, { paths: [iconPath(fixed.icon)], tint: fixed.tint, ...(fixed.label && { label: fixed.label }) }];
    const rank = Number(name.at(-1)) - 1;
    return [name, { paths: [iconPath(icons[rank] ?? 'crown')], tint: HIGH_TINTS[rank] ?? '#ffffff' }];
  });
  return { palette: theme.palette, symbols: Object.fromEntries(symbols) };
}

/** One symbol as a picture of its own for records and lists, or null when there is no such symbol. */
export function symbolSvg(sheet: SymbolSheet, name: string): string | null {
  const symbol = Object.hasOwn(sheet.symbols, name) ? sheet.symbols[name] : undefined;
  if (!symbol) return null;
  const framed = !name.startsWith('low');
  const paths = symbol.paths.map((path) => `<path d="${path}"/>`).join('');
  const plate = `<rect x="20" y="20" width="472" height="472" rx="112" fill="url(#p)" stroke="${symbol.tint}" stroke-width="14"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sheet.palette.from}"/><stop offset="1" stop-color="${sheet.palette.to}"/></linearGradient><linearGradient id="i" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="${symbol.tint}"/></linearGradient></defs>${framed ? plate : ''}<g fill="url(#i)" transform="translate(256 256) scale(${framed ? 0.68 : 0.86}) translate(-256 -256)">${paths}</g></svg>`;
}
