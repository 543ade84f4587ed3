import { hash } from 'node:crypto';

const DAY_MS = 86_400_000;
/** The titles of the default data came out over so many days before the data end, as many on each. */
export const RELEASED_OVER_DAYS = 720;
/** What came out longer before is told from nothing else, and its date is not kept. */
export const DATED_DAYS = 90;

/** When a title of default data that end at a time came out, fixed by its id; 0: long ago. */
export function releasedAt(nodeId: string, endMs: number): number {
  const days = Number.parseInt(hash('sha256', `released ${nodeId}`).slice(0, 8), 16) % RELEASED_OVER_DAYS;
  return days < DATED_DAYS ? endMs - days * DAY_MS : 0;
}
