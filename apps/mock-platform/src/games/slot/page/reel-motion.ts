/**
 * The movement of one reel, in symbols. `position` is the strip's index at the top of the window; the
 * strip runs down, so positions fall. Time in milliseconds, from whatever clock draws.
 */
export interface ReelMotion {
  readonly moving: boolean;
  readonly speed: number;
  start(now: number): void;
  /** Comes to rest with `stop` on top, no sooner than `at`. */
  stopAt(stop: number, at: number): void;
  /** Stands still at once. */
  put(stop: number): void;
  /** Returns the position now; calls `onStop` once when it has come to rest. */
  step(now: number): number;
}

const WINDUP_MS = 190;
const BOUNCE_MS = 240;
const BOUNCE_SYMBOLS = 0.16;

type Phase =
  | { kind: 'rest' }
  | { kind: 'run'; since: number; from: number; stop: { index: number; at: number } | null }
  | { kind: 'settle'; since: number; from: number; distance: number; lasts: number; index: number }
  | { kind: 'bounce'; since: number; index: number };

const wrap = (value: number, length: number): number => ((value % length) + length) % length;

export function reelMotion(options: {
  speed: () => number;
  settleSymbols: () => number;
  onStop: () => void;
}): ReelMotion {
  let phase: Phase = { kind: 'rest' };
  let position = 0;

  /** Distance run after so long: a short pull back upwards, then full speed. */
  function travelled(elapsed: number): number {
    const speed = options.speed() / 1_000;
    if (elapsed < WINDUP_MS) {
      const u = elapsed / WINDUP_MS;
      return -0.28 * Math.sin(Math.PI * u) * (1 - u) + speed * WINDUP_MS * 0.33 * u ** 3;
    }
    return speed * (WINDUP_MS * 0.33 + (elapsed - WINDUP_MS));
  }

  /**
   * At full speed nobody reads the strip, so it goes on from just before the stop. Easing out by a cube
   * starts at three times the mean speed: the reel slows without a jolt.
   */
  function settle(index: number, now: number): void {
    const distance = options.settleSymbols() + wrap(position, 1);
    const lasts = (3 * distance * 1_000) / options.speed();
    phase = { kind: 'settle', since: now, from: index + distance, distance, lasts, index };
  }

  function step(now: number): number {
    if (phase.kind === 'run') {
      position = phase.from - travelled(Math.max(0, now - phase.since));
      if (phase.stop && now >= phase.stop.at && now - phase.since > WINDUP_MS) settle(phase.stop.index, now);
    } else if (phase.kind === 'settle') {
      const u = Math.min(1, (now - phase.since) / phase.lasts);
      position = phase.from - phase.distance * (1 - (1 - u) ** 3);
      if (u === 1) {
        phase = { kind: 'bounce', since: now, index: phase.index };
        options.onStop();
      }
    } else if (phase.kind === 'bounce') {
      const u = Math.min(1, (now - phase.since) / BOUNCE_MS);
      position = phase.index - BOUNCE_SYMBOLS * Math.sin(Math.PI * u) * (1 - u);
      if (u === 1) {
        position = phase.index;
        phase = { kind: 'rest' };
      }
    }
    return position;
  }

  return {
    get moving() {
      return phase.kind === 'run' || phase.kind === 'settle';
    },
    get speed() {
      if (phase.kind === 'run') return 1;
      return phase.kind === 'settle' ? (1 - Math.min(1, (performance.now() - phase.since) / phase.lasts)) ** 2 : 0;
    },
    start(now) {
      phase = { kind: 'run', since: now, from: position, stop: null };
    },
    stopAt(index, at) {
      if (phase.kind === 'run') phase = { ...phase, stop: { index, at } };
    },
    put(index) {
      position = index;
      phase = { kind: 'rest' };
    },
    step,
  };
}
