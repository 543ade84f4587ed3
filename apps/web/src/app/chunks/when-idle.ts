import { reportCaught } from '../report-caught';

/** Longest wait for the first callback: work runs even where the page is never idle, or a request hangs. */
const AT_LATEST_MS = 3_000;
/** Between two callbacks after that, so that input is answered meanwhile. */
const PAUSE_MS = 50;

const waiting = new Set<() => void>();
let atLatestMs = 0;

let isHeld = () => false;

/** Holds idle work back while this is true: a page that waits for its requests looks idle, and is not. */
export function holdIdleWorkWhile(isFetching: () => boolean): void {
  isHeld = isFetching;
}

const urgent = new Set<Promise<unknown>>();

/** Holds idle work back until this has settled: it would compete for the network and the main thread. */
export function holdIdleWorkUntil(work: Promise<unknown>): void {
  urgent.add(work);
  const done = () => void urgent.delete(work);
  work.then(done, done);
}

/** One piece of work for each idle callback: all at once would delay input. */
function next(): void {
  const run = () => {
    const [first] = waiting;
    if (!first) return;
    if ((urgent.size > 0 || isHeld()) && performance.now() < atLatestMs) return next();
    waiting.delete(first);
    // Before it runs: a failure stops nothing, and what it adds itself is scheduled once.
    if (waiting.size > 0) next();
    first();
  };
  const timeout = Math.max(PAUSE_MS, atLatestMs - performance.now());
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout });
  else setTimeout(run, 1);
}

/** Runs work once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void | Promise<void>): () => void {
  const job = () => void Promise.resolve(work()).catch(reportCaught);
  waiting.add(job);
  if (waiting.size === 1) {
    atLatestMs = performance.now() + AT_LATEST_MS;
    next();
  }
  return () => void waiting.delete(job);
}

/** For tests, whose pages share this module. */
export function clearIdleWork(): void {
  waiting.clear();
  urgent.clear();
}
