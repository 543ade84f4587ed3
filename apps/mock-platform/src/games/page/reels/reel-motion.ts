/**
 * The movement of a reel, in symbols along a tape without an end: `position` is the index at the top of its
 * window; the tape runs down, so positions fall. Time in milliseconds, from whatever clock draws.
 */
export interface ReelMotion {
  /** Not yet where it is to stand. */
  readonly moving: boolean;
  /** It still bounces where it stands. */
  readonly swinging: boolean;
  /** Share of the full speed, 0 to 1, when it was last looked at. */
  readonly speed: number;
  readonly position: number;
  start(now: number): void;
  /** Comes to rest no sooner than `at`. */
  stopAt(at: number): void;
  /** Moves on to where it is now. */
  step(now: number): void;
}

interface Pace {
  /** Symbols a second. */
  speed(): number;
  /** Over how many symbols it slows down. */
  settleSymbols(): number;
  /** It will stand with this index on top, which is still out of sight. */
  onPlace(index: number): void;
  /** It has come to rest: once each time. */
  onStop(): void;
}

const WINDUP_MS = 190;
const BOUNCE_MS = 240;
const BOUNCE_SYMBOLS = 0.16;

type Phase =
  | { kind: 'rest' }
  | { kind: 'run'; since: number; from: number; stopAt: number | null }
  | { kind: 'settle'; since: number; from: number; distance: number; lasts: number }
  | { kind: 'bounce'; since: number; index: number };

export function reelMotion(pace: Pace): ReelMotion {
  let phase: Phase = { kind: 'rest' };
  let position = 0;
  let share = 0;

  /** Distance run after so long: a short pull back upwards, then full speed. */
  function travelled(elapsed: number): number {
    const speed = pace.speed() / 1_000;
    if (elapsed < WINDUP_MS) {
      const u = elapsed / WINDUP_MS;
      return -0.28 * Math.sin(Math.PI * u) * (1 - u) + speed * WINDUP_MS * 0.33 * u ** 3;
    }
    return speed * (WINDUP_MS * 0.33 + (elapsed - WINDUP_MS));
  }

  /** Easing out by a cube starts at three times the mean speed: the reel slows without a jolt. */
  function settle(now: number): void {
    const index = Math.floor(position) - pace.settleSymbols();
    const distance = position - index;
    pace.onPlace(index);
    phase = { kind: 'settle', since: now, from: position, distance, lasts: (3 * distance * 1_000) / pace.speed() };
  }

  function step(now: number): void {
    if (phase.kind === 'run') {
      share = 1;
      position = phase.from - travelled(Math.max(0, now - phase.since));
      if (phase.stopAt !== null && now >= phase.stopAt && now - phase.since > WINDUP_MS) settle(now);
    } else if (phase.kind === 'settle') {
      const u = Math.min(1, (now - phase.since) / phase.lasts);
      share = (1 - u) ** 2;
      position = phase.from - phase.distance * (1 - (1 - u) ** 3);
      if (u === 1) {
        position = Math.round(position);
        phase = { kind: 'bounce', since: now, index: position };
        pace.onStop();
      }
    } else if (phase.kind === 'bounce') {
      const u = Math.min(1, (now - phase.since) / BOUNCE_MS);
      position = phase.index - BOUNCE_SYMBOLS * Math.sin(Math.PI * u) * (1 - u);
      if (u === 1) {
        position = phase.index;
        phase = { kind: 'rest' };
      }
    }
  }

  return {
    get moving() {
      return phase.kind === 'run' || phase.kind === 'settle';
    },
    get swinging() {
      return phase.kind === 'bounce';
    },
    get speed() {
      return share;
    },
    get position() {
      return position;
    },
    start(now) {
      phase = { kind: 'run', since: now, from: position, stopAt: null };
    },
    stopAt(at) {
      if (phase.kind === 'run') phase = { ...phase, stopAt: at };
    },
    step,
  };
}
