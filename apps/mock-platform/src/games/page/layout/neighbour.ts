export interface Place {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Place>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Places nearer than this lie beside each other. */
const SAME = 0.5;
/** So much dearer is a way aside than the way of the arrow. */
const ASIDE = 3;

/** Where an arrow leads from one of these places: to the nearest that way; -1 where there is none. */
export function neighbourOf(places: readonly Place[], from: number, key: string): number {
  const [start, way] = [places[from], WAYS[key]];
  if (!start || !way) return -1;
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { x, y }] of places.entries()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * way.x + dy * way.y;
    const far = along + ASIDE * Math.abs(dx * way.y + dy * way.x);
    if (along > SAME && far < least) [found, least] = [index, far];
  }
  return found;
}
