/** Where things stand on the stage, in CSS pixels. */
export interface Layout {
  readonly columns: number;
  readonly rows: number;
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

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TALLEST = 1.26;
const FLATTEST = 0.88;

/** Fits the board into the stage, with taller cells where a phone has the room. */
export function layoutOf(
  { columns, rows }: { columns: number; rows: number },
  { width, height, ratio }: { width: number; height: number; ratio: number },
): Layout {
  const frame = Math.max(8, Math.min(20, width * 0.022));
  const gap = Math.max(2, Math.min(7, width * 0.006));
  const room = { width: width - frame * 2 - gap * (columns - 1), height: height - frame * 2 - 4 };
  const widest = room.width / columns;
  const cellHeight = Math.min(room.height / rows, widest * TALLEST);
  const cellWidth = Math.min(widest, cellHeight / FLATTEST);
  const inner = cellWidth * columns + gap * (columns - 1);
  return {
    ...{ columns, rows, width, height, ratio, cellWidth, cellHeight, gap, frame },
    left: (width - inner) / 2,
    top: (height - cellHeight * rows) / 2,
    symbol: Math.min(cellWidth, cellHeight) * 0.98,
  };
}

/** The middle of a cell. */
export function centreOf(layout: Layout, column: number, row: number): { x: number; y: number } {
  return {
    x: layout.left + column * (layout.cellWidth + layout.gap) + layout.cellWidth / 2,
    y: layout.top + (row + 0.5) * layout.cellHeight,
  };
}

/** Cells of one column, from a row on. */
export function columnBox(layout: Layout, column: number, { top, rows }: { top: number; rows: number }): Box {
  const { cellWidth, cellHeight, gap, left } = layout;
  const y = layout.top + top * cellHeight;
  return { x: left + column * (cellWidth + gap), y, width: cellWidth, height: cellHeight * rows };
}

/** The outer edge of the frame. */
export function frameBox({ columns, rows, left, top, cellWidth, cellHeight, gap, frame }: Layout): Box {
  const out = frame * 0.62;
  return {
    x: left - out,
    y: top - out,
    width: cellWidth * columns + gap * (columns - 1) + out * 2,
    height: cellHeight * rows + out * 2,
  };
}
