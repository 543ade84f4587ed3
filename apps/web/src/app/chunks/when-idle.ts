/** Longest wait for a quiet moment. */
const AT_LATEST_MS = 2_000;

const waiting = new Set<() => void>();

/** One piece of work a quiet moment: all at once, they would hold up whoever presses something meanwhile. */
function next(): void {
  const run = () => {
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first);
    // Before it runs: what fails holds up nobody, and what it adds itself is asked for once.
    if (waiting.size > 0) next();
    first();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, 1);
}

/** Runs work once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void | Promise<void>): () => void {
  const job = () => void work();
  waiting.add(job);
  if (waiting.size === 1) next();
  return () => void waiting.delete(job);
}
