import type { Cell } from './types';

/** How a cell is drawn besides what stands in it: `dy` in cells. */
export interface CellPose {
  readonly dy: number;
  readonly scale: number;
  readonly alpha: number;
}

const STILL: CellPose = { dy: 0, scale: 1, alpha: 1 };
const STAGGER_MS = 26;
/** Of one cell; farther falls take longer as the root of the way, as falls do. */
const FALL_MS = 190;
const BOUNCE_MS = 150;
const BOUNCE_CELLS = 0.07;

/** How many cells each one of the new window falls, by column and row. */
export function fallsOf(removed: readonly Cell[], { columns, rows }: { columns: number; rows: number }): number[][] {
  return Array.from({ length: columns }, (_, column) => {
    const gone = new Set(removed.filter((cell) => cell.column === column).map(({ row }) => row));
    const kept = Array.from({ length: rows }, (_unused, row) => row).filter((row) => !gone.has(row));
    return Array.from({ length: rows }, (_unused, row) =>
      row < gone.size ? gone.size : row - (kept[row - gone.size] ?? row),
    );
  });
}

/** Where a cell is, so long after the falling began. */
export function poseOfFall(cells: number, column: number, elapsedMs: number): CellPose {
  if (cells === 0) return STILL;
  const at = elapsedMs - column * STAGGER_MS;
  const lasts = FALL_MS * Math.sqrt(cells);
  if (at < lasts) return { ...STILL, dy: -cells * (1 - (Math.max(0, at) / lasts) ** 2) };
  const u = Math.min(1, (at - lasts) / BOUNCE_MS);
  return { ...STILL, dy: -BOUNCE_CELLS * Math.sin(Math.PI * u) * (1 - u) };
}

export function fallLastsMs(falls: readonly (readonly number[])[]): number {
  const ends = falls.flatMap((rows, column) =>
    rows.map((cells) => (cells === 0 ? 0 : column * STAGGER_MS + FALL_MS * Math.sqrt(cells) + BOUNCE_MS)),
  );
  return Math.max(0, ...ends);
}

/** A cell that goes: it swells, and is gone. `u` from 0 to 1. */
export function poseOfVanish(u: number): CellPose {
  if (u < 0.4) return { ...STILL, scale: 1 + 0.16 * (u / 0.4) };
  const rest = (u - 0.4) / 0.6;
  return { dy: 0, scale: 1.16 * (1 - rest ** 2), alpha: 1 - rest ** 2 };
}
