import type { PlayClock } from '@tonalli/contracts/play-time/shapes';

/** The time of play between two answers of the platform, which alone counts: a page only lets it run on. */
export interface PlayTimer {
  /** What the platform said last. Null with play money. */
  readonly play: PlayClock | null;
  update(play: PlayClock | null): void;
  elapsedMs(): number;
  /** Until the next round may begin. */
  waitMs(): number;
  /** A reality check seems to be due: whoever acts on it asks the platform. */
  isCheckDue(): boolean;
}

/** `now`: of the page, in milliseconds from whenever. */
export function createPlayTimer(first: PlayClock | null, now: () => number): PlayTimer {
  let play = first;
  let heardAt = now();
  const since = () => now() - heardAt;
  const worldSince = () => (play?.ticks ? since() : 0);
  return {
    get play() {
      return play;
    },
    update(next) {
      play = next;
      heardAt = now();
    },
    elapsedMs: () => (play?.isRunning ? play.elapsedMs + worldSince() : 0),
    // Real time, so that a page whose world stands still asks again sometime.
    waitMs: () => Math.max(0, (play?.waitMs ?? 0) - since()),
    isCheckDue: () => play?.check != null && play.check.dueInMs - worldSince() <= 0,
  };
}
