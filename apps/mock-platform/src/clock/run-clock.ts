import type { WorldClock } from './world-clock';

/** A job that is scheduled while the timer sleeps runs at most this late. */
const LONGEST_SLEEP_MS = 250;

/** Runs the jobs of a clock as they fall due, until the returned function is called. */
export function runClock(clock: WorldClock): () => void {
  let timer: NodeJS.Timeout;
  const sleep = (milliseconds: number) => {
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 1), LONGEST_SLEEP_MS));
    timer.unref();
  };
  // What is left of a drain has turns of its own.
  const wake = () => sleep(clock.drain() ? LONGEST_SLEEP_MS : untilNextJob(clock));
  sleep(untilNextJob(clock));
  return () => clearTimeout(timer);
}

/** Real milliseconds; while a clock is frozen only what is due already comes. */
function untilNextJob(clock: WorldClock): number {
  const dueInMs = (clock.nextJob()?.dueAt ?? Infinity) - clock.now();
  return clock.state().mode === 'live' || dueInMs <= 0 ? dueInMs : Infinity;
}
