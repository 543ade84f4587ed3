export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A field is divided into so many cells a side; what lies at its rim says nothing. */
const CELLS = 10;
const RIM = 1;

function distance(from: Point, to: Point, place: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * dx + dy * dy;
  const at = along === 0 ? 0 : Math.max(0, Math.min(1, ((place.x - from.x) * dx + (place.y - from.y) * dy) / along));
  return Math.hypot(place.x - from.x - at * dx, place.y - from.y - at * dy);
}

export interface Coverage {
  /** A stroke of this radius; places are parts of the field's side. */
  stroke(from: Point, to: Point, radius: number): void;
  /** How much of the field is free, from 0 to 1. */
  free(): number;
  clear(): void;
}

/** How much of a field is scratched free, without a look at its pixels. */
export function createCoverage(): Coverage {
  const inner = Array.from({ length: CELLS * CELLS }, (_, cell) => ({
    x: ((cell % CELLS) + 0.5) / CELLS,
    y: (Math.floor(cell / CELLS) + 0.5) / CELLS,
  })).filter(({ x, y }) => Math.min(x, y) > RIM / CELLS && Math.max(x, y) < 1 - RIM / CELLS);
  const touched = new Set<Point>();
  return {
    stroke(from, to, radius) {
      for (const cell of inner) if (distance(from, to, cell) <= radius) touched.add(cell);
    },
    free: () => touched.size / inner.length,
    clear: () => touched.clear(),
  };
}
