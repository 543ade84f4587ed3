import type { ToldIssue } from './told';

/** A result is written a moment behind its draw. */
const BEHIND_MS = 1_200;
const SOON_MS = 4_000;
/** From then on a draw that is not there was put off. */
const PATIENCE_MS = 60_000;
const LATER_MS = 30_000;

type Draw = Pick<ToldIssue, 'state' | 'opensAt' | 'closesAt' | 'drawsAt' | 'drawing'>;

export interface Drawn {
  current: Draw | null;
  last: Draw | null;
}

const timesOf = ({ opensAt, closesAt, drawsAt }: Draw): number[] => [opensAt, closesAt, drawsAt].map(Date.parse);

/** Numbers come one after another, or the draw before the current one has not been told yet. */
function waitMs({ current, last }: Drawn, now: number): number | null {
  if (last?.drawing) return SOON_MS;
  const opensAt = current ? Date.parse(current.opensAt) : now + 1;
  const isDrawn = !last || opensAt > now || Date.parse(last.drawsAt) >= opensAt;
  if (isDrawn) return null;
  return now - opensAt < PATIENCE_MS ? SOON_MS : LATER_MS;
}

/**
 * When there may be something new of lotteries, as an ISO moment of the platform's clock; null: nobody knows. `serverTime`: when
 * they were told, from which it is counted, so that the same answer says the same.
 */
export function nextLookAt(lotteries: readonly Drawn[], serverTime: string): string | null {
  const now = Date.parse(serverTime);
  const moments = lotteries.flatMap((lottery) => {
    const wait = waitMs(lottery, now);
    const times = lottery.current ? timesOf(lottery.current).map((time) => time + BEHIND_MS) : [];
    const coming = times.filter((time) => time > now);
    const isPast = lottery.current !== null && coming.length === 0;
    return [...coming, ...(wait === null ? [] : [now + wait]), ...(isPast ? [now + SOON_MS] : [])];
  });
  return moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString();
}
