import { byId } from '../../page/dom';
import { loadReels } from '../../page/reels/load-reels';
import { looksOf } from '../../page/reels/looks';
import type { Reels } from '../../page/reels/types';
import { takeTheme } from '../../page/theme';
import { REELS, ROWS } from '../../slot/lines';
import { COIN, COIN_LOOKS, EMPTY } from './windows';

/** What the board and its reels tell each other while they move. */
export interface Scene {
  /** Coins are held: between them run empty cells and coins. */
  isHolding: boolean;
  onStop: (column: number) => void;
}

const RUNNING = 'AHDEGBFCHGEDFWHG';
const HELD_RUNNING = [EMPTY, EMPTY, COIN, EMPTY, EMPTY, EMPTY];

export interface OpenedScene {
  readonly reels: Reels;
  readonly scene: Scene;
}

/** The reels of a title in its theme, once they can be drawn. Throws `CallFailure`. */
export async function openScene(nodeId: string): Promise<OpenedScene> {
  const [sheet, { createReels }] = await Promise.all([takeTheme(nodeId), loadReels()]);
  const scene: Scene = { isHolding: false, onStop: () => {} };
  const reels = await createReels({
    host: byId('reels', HTMLDivElement),
    ...{ columns: REELS, rows: ROWS, palette: sheet.palette },
    looks: { ...looksOf(sheet), ...COIN_LOOKS },
    strip: () => (scene.isHolding ? HELD_RUNNING : RUNNING),
    onStop: (column) => scene.onStop(column),
  });
  return { reels, scene };
}
