import { byId } from '../dom';
import { pathsInto } from '../icons';
import { loadReels } from '../reels/load-reels';
import { looksOf } from '../reels/looks';
import type { Reels } from '../reels/types';
import { takeTheme } from '../theme';

export interface SpinScene {
  readonly reels: Reels;
  /** What runs past before a column lands, known once the model is. */
  strips: readonly string[];
  /** Called when a column has come to rest. */
  onStop: (column: number) => void;
}

/** A title's board with its symbols, and the page in its colours. Throws `CallFailure`. */
export async function openScene(nodeId: string, grid: { columns: number; rows: number }): Promise<SpinScene> {
  const [sheet, { createReels }] = await Promise.all([takeTheme(nodeId), loadReels()]);
  const emblem = document.getElementById('emblem');
  if (emblem) pathsInto(emblem, sheet.symbols.high1?.paths ?? []);
  const told: Omit<SpinScene, 'reels'> = { strips: [], onStop: () => {} };
  const reels = await createReels({
    ...{ ...grid, host: byId('reels', HTMLDivElement), palette: sheet.palette, looks: looksOf(sheet) },
    strip: (column) => told.strips[column] ?? 'ABCDEFGH',
    onStop: (column) => told.onStop(column),
  });
  return Object.assign(told, { reels });
}
