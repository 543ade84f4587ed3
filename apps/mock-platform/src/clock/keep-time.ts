import type { WorldClock } from './world-clock';

/** A job that is scheduled while the timer sleeps runs at most this late. */
const LONGEST_SLEEP_MS = 250;

/** Runs the jobs of a live clock as they fall due, until the returned function is called. */
export function keepTime(clock: WorldClock): () => void {
  let timer: NodeJS.Timeout;
  const sleep = () => {
    const dueInMs = clock.state().mode === 'live' ? (clock.nextDueAt() ?? Infinity) - clock.now() : Infinity;
    timer = setTimeout(wake, Math.min(Math.max(dueInMs, 1), LONGEST_SLEEP_MS));
    timer.unref();
  };
  const wake = () => {
    clock.drain();
    sleep();
  };
  sleep();
  return () => clearTimeout(timer);
}
