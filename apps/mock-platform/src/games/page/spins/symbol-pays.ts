import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { el } from '../dom';
import type { Lang } from '../texts';
import { symbolPicture } from '../theme';
import { letterName } from './texts';

interface Pays {
  readonly symbol: keyof typeof SYMBOL_NAMES;
  /** What so many of it pay, in words, the most first. */
  readonly rows: readonly (readonly [count: number, amount: string])[];
  /** What else it does. */
  readonly note?: string;
}

interface PaysWords {
  readonly t: (key: 'bonus') => string;
  readonly lang: Lang;
  readonly nodeId: string;
}

/** The table of pays with the symbols of the title's theme. */
export function symbolPays(pays: readonly Pays[], { t, lang, nodeId }: PaysWords): HTMLElement {
  const items = pays.map(({ symbol, rows, note }) => {
    const name = SYMBOL_NAMES[symbol];
    const list = rows.flatMap(([count, amount]) => [el('dt', {}, `× ${count}`), el('dd', {}, amount)]);
    return el(
      note === undefined ? 'div' : 'div.noted',
      {},
      symbolPicture(nodeId, name, letterName(t, lang, symbol)),
      list.length > 0 ? el('dl', {}, ...list) : null,
      note === undefined ? null : el('p', {}, note),
    );
  });
  return el('div.symbol-pays', {}, ...items);
}
