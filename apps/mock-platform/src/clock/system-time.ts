/** The real time in milliseconds since epoch. Worlds have their own clocks; this is for sealing and logs. */
export const systemNow = (): number => Date.now();

/** A monotonic time in milliseconds, for measuring how long something took. */
export const elapsedNow = (): number => performance.now();

/** Resolves after so many real milliseconds, or at once when the signal says that nobody waits any more. */
export const delay = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });

/** Calls back once what waits for this process, such as calls, had its turn. */
export const nextTurn = (callback: () => void): void => void setImmediate(callback);

/** Calls back at a real interval, without keeping the process alive. Returns how to stop it. */
export function every(milliseconds: number, callback: () => void): () => void {
  const timer = setInterval(callback, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Calls back once, so many real milliseconds later, without keeping the process alive. Returns how to take it back. */
export function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

/** ISO 8601 UTC of a time in milliseconds, as the wire has it. */
export const toIso = (atMs: number): string => new Date(atMs).toISOString();

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a time in a zone, as yyyy-MM-dd. */
export function dayInZone(atMs: number, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  return format.format(atMs);
}
