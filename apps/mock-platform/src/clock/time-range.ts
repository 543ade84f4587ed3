/** The last millisecond of the year 9999: later ones have no ISO 8601 form that others read. */
const LATEST_MS = 253_402_300_799_999;

/** Throws `RangeError`, in words, unless a world can stand at this time: whole milliseconds from 1970 to 9999. */
export function assertTime(atMs: number): void {
  if (Number.isSafeInteger(atMs) && atMs >= 0 && atMs <= LATEST_MS) return;
  throw new RangeError(`the clock can stand at times from 1970 to 9999; ${atMs} milliseconds is not one`);
}
