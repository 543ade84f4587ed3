import type { PokerTable } from '@tonalli/contracts/games/video-poker';
import { type BestHold, better, HOLDS, holdWorth } from '../hold-worth';

/** So long the page may be kept busy at a stretch. */
const SLICE_MS = 8;

interface Breath {
  readonly now: () => number;
  /** Lets the page do what waits. */
  readonly breathe: () => Promise<unknown>;
}

/** The best hold, found hold by hold, so that a press never waits for it. */
export async function bestHoldInSlices(
  table: PokerTable,
  dealt: readonly number[],
  { now, breathe }: Breath,
): Promise<BestHold> {
  let since = now();
  let best: BestHold | null = null;
  for (const hold of HOLDS) {
    const one = { hold, worth: holdWorth(table, dealt, hold) };
    best = best ? better(best, one) : one;
    if (now() - since < SLICE_MS) continue;
    await breathe();
    since = now();
  }
  if (!best) throw new Error('there is no way to hold');
  return best;
}
