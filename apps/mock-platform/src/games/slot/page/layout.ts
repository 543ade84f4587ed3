import { REELS, ROWS } from '../lines';

/** Where things stand on the canvas, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** The window of the reels. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  readonly symbol: number;
  readonly frame: number;
}

const TALLEST = 1.26;
const FLATTEST = 0.88;

/** Fits five reels of three rows into the canvas, taller cells where a phone has the room. */
export function layoutOf(width: number, height: number, ratio: number): Layout {
  const frame = Math.max(8, Math.min(20, width * 0.022));
  const gap = Math.max(2, Math.min(7, width * 0.006));
  const room = { width: width - frame * 2 - gap * (REELS - 1), height: height - frame * 2 - 4 };
  let cellWidth = room.width / REELS;
  const cellHeight = Math.min(room.height / ROWS, cellWidth * TALLEST);
  cellWidth = Math.min(cellWidth, cellHeight / FLATTEST);
  const inner = cellWidth * REELS + gap * (REELS - 1);
  return {
    width,
    height,
    ratio,
    left: (width - inner) / 2,
    top: (height - cellHeight * ROWS) / 2,
    cellWidth,
    cellHeight,
    gap,
    symbol: Math.min(cellWidth, cellHeight) * 0.98,
    frame,
  };
}

/** The middle of a cell. */
export function centreOf(layout: Layout, reel: number, row: number): { x: number; y: number } {
  return {
    x: layout.left + reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2,
    y: layout.top + (row + 0.5) * layout.cellHeight,
  };
}
