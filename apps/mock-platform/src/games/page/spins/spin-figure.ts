import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { el } from '../dom';
import { symbolGrid } from '../symbol-grid';
import type { Lang } from '../texts';
import type { ShownSpin } from './shown-spin';
import { letterName } from './texts';

interface Figure {
  readonly t: (key: 'bonus') => string;
  readonly lang: Lang;
  readonly nodeId: string | null;
  readonly caption: string;
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SYMBOL_NAMES));

/** A spin that stands still, what won lit, with its wins in words below. */
export function spinFigure({ reels, wins }: ShownSpin, { t, lang, nodeId, caption }: Figure): HTMLElement {
  const lit = new Set(wins.flatMap(({ cells }) => cells.map(({ column, row }) => `${column}:${row}`)));
  const columns = reels.map((column, at) =>
    [...column].map((letter, row) => ({
      name: NAMES.get(letter) ?? letter,
      text: letterName(t, lang, letter),
      isLit: lit.has(`${at}:${row}`),
    })),
  );
  const words = wins.map(({ text }) => el('p', {}, text));
  return el(
    'figure.spin-figure',
    {},
    symbolGrid(columns, nodeId),
    el('figcaption', {}, el('b', {}, caption), ...words),
  );
}
