/** Longest wait for a quiet moment. */
const AT_LATEST_MS = 4_000;

/** Runs work once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void | Promise<void>): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => void work(), 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void work(), { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
