import type { Cell } from '../../page/reels/types';
import { windowOf } from '../engine';
import { SCATTER } from '../symbols';

/** The cells that show a scatter. */
export function scatterCells(strips: readonly string[], stops: readonly number[]): Cell[] {
  return windowOf(strips, stops).flatMap((shown, column) =>
    shown.flatMap((symbol, row) => (symbol === SCATTER ? [{ column, row }] : [])),
  );
}

/** Scatters on the reels up to and including this one. */
export function scattersUpTo(strips: readonly string[], stops: readonly number[], reel: number): number {
  return scatterCells(strips, stops).filter(({ column }) => column <= reel).length;
}

/** Reels that keep the player waiting: those after the second scatter, since a third can still come. */
export function suspense(strips: readonly string[], stops: readonly number[]): Set<number> {
  const reels = stops.map((_, reel) => reel);
  return new Set(reels.filter((reel) => reel > 0 && scattersUpTo(strips, stops, reel - 1) >= 2));
}
