import { useSyncExternalStore } from 'react';

/** Columns of `TileGrid` from each width on, widest first. */
const STEPS = [
  ['(width >= 64rem)', 6],
  ['(width >= 48rem)', 4],
  ['(width >= 26rem)', 3],
] as const;
const FEWEST = 2;

function subscribe(listener: () => void): () => void {
  const queries = STEPS.map(([query]) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

const columns = (): number => STEPS.find(([query]) => window.matchMedia(query).matches)?.[1] ?? FEWEST;

/** How many tiles stand beside each other. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columns);
