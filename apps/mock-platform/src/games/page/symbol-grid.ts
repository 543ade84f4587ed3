import { el } from './dom';
import { symbolPicture } from './theme';

export interface GridCell {
  /** The name of the symbol's picture. */
  readonly name: string;
  /** What it is called. */
  readonly text: string;
  /** On the symbol, such as what a coin is worth. */
  readonly label?: string;
  readonly isLit?: boolean;
}

/** Columns of symbols that stand still, each with its picture. */
export function symbolGrid(columns: readonly (readonly (GridCell | null)[])[], nodeId: string | null): HTMLElement {
  const cellOf = (cell: GridCell | null): HTMLElement => {
    if (!cell) return el('span.symbol');
    const drawn = symbolPicture(nodeId, cell.name, cell.text);
    drawn.dataset.lit = String(cell.isLit === true);
    if (cell.label !== undefined) drawn.append(el('b', {}, cell.label));
    return drawn;
  };
  return el('div.symbol-grid', {}, ...columns.map((cells) => el('div.symbol-column', {}, ...cells.map(cellOf))));
}
