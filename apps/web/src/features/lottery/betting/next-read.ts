import { type Drawn, nextLookAt } from '../results/next-look';

/** Not all browsers at once. */
const JITTER_MS = 800;
const SOONEST_MS = 1_500;
/** Longer ones than this overflow the browser's timers, and a draw may be moved meanwhile. */
const LONGEST_MS = 300_000;

interface Read {
  serverTime: string;
  /** Since the answer arrived. */
  agoMs: number;
  /** In [0, 1). */
  chance: number;
}

/** In how many milliseconds a lottery is to be read again: when its draw opens, closes or is drawn, or a result is due. */
export function nextReadMs(drawn: Drawn, { serverTime, agoMs, chance }: Read): number {
  const look = nextLookAt([drawn], serverTime);
  if (look === null) return LONGEST_MS;
  const wait = Date.parse(look) - Date.parse(serverTime) - agoMs;
  return Math.round(Math.min(LONGEST_MS, Math.max(SOONEST_MS, wait)) + chance * JITTER_MS);
}
