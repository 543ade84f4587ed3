/** Longest wait for quiet moments, and for answers: what comes late comes too where a page never rests, or an answer hangs. */
const AT_LATEST_MS = 3_000;
/** Between two pieces of work that have waited so long: whoever presses something is answered there. */
const BREATH_MS = 50;

const waiting = new Set<() => void>();
/** When the work that waits has waited long enough. */
let atLatestMs = 0;

let awaitsAnswers = () => false;

/** A page that waits for its answers looks idle, and is not: until they are there, nothing begins that comes late. */
export function answersFirst(isAwaited: () => boolean): void {
  awaitsAnswers = isAwaited;
}

const before = new Set<Promise<unknown>>();

/** What is fetched first: nothing that comes late takes the line from it meanwhile. */
export function beforeLate(work: Promise<unknown>): void {
  before.add(work);
  const done = () => void before.delete(work);
  work.then(done, done);
}

/** One piece of work a quiet moment: all at once, they would hold up whoever presses something meanwhile. */
function next(): void {
  const run = () => {
    const [first] = waiting;
    if (!first) return;
    if ((before.size > 0 || awaitsAnswers()) && performance.now() < atLatestMs) return next();
    waiting.delete(first);
    // Before it runs: what fails holds up nobody, and what it adds itself is asked for once.
    if (waiting.size > 0) next();
    first();
  };
  const timeout = Math.max(BREATH_MS, atLatestMs - performance.now());
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout });
  else setTimeout(run, 1);
}

/** Runs work once the page has loaded and the browser has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void | Promise<void>): () => void {
  const job = () => void work();
  waiting.add(job);
  if (waiting.size === 1) {
    atLatestMs = performance.now() + AT_LATEST_MS;
    next();
  }
  return () => void waiting.delete(job);
}

/** Forgets what waits, and what it waits for, with the page that it was for. */
export function forgetLateWork(): void {
  waiting.clear();
  before.clear();
}
