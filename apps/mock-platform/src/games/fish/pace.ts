/** Where answers are quick, a page tells of its hits four times a second. */
const QUICK_MS = 250;
const SLOW_MS = 1_000;
/** Of its time a page waits for answers for a quarter at most. */
const WAITS = 4;
/** Pages that were answered together do not ask together again. */
const APART = 0.2;

/**
 * From one telling of hits to the next, in milliseconds, by how long the last answer took: where the platform is busy, pages tell of
 * more at once, which costs it less for each hit. `chance` from 0 to 1 is the page's own.
 */
export const tellsAgainAfter = (answerMs: number, chance: number): number =>
  Math.round(Math.min(SLOW_MS, Math.max(QUICK_MS, WAITS * answerMs)) * (1 + APART * (2 * chance - 1)));

/** How long after a new tide came a page tells of its first hits, in milliseconds: all tides turn in one moment. */
export const tellsFirstAfter = (chance: number): number => Math.round(SLOW_MS * chance);
