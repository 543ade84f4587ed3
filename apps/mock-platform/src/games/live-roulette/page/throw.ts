import { WHEEL } from '../../roulette/page/calls';

/** Where wheel and ball are in a moment of a spin: degrees clockwise from above, and how far the ball is from the middle of 100. */
export interface Thrown {
  readonly wheel: number;
  readonly ball: number;
  readonly radius: number;
}

const RIM = 91;
export const POCKET_RADIUS = 56;

/** When the ball lies, and goes with the wheel from then on. */
const LIES = 0.86;
/** It leaves the rim, strikes a diamond, and jumps over the frets; each hop from here on, as high as this. */
const FALL = [
  { at: 0.6, radius: RIM, high: 0 },
  { at: 0.7, radius: 71, high: 0 },
  { at: 0.765, radius: 64, high: 9 },
  { at: 0.815, radius: 59, high: 5 },
  { at: LIES, radius: POCKET_RADIUS, high: 2.5 },
] as const;

/** When the ball is heard: it strikes the diamond, and each fret that it comes down on. */
export const STRIKES: readonly number[] = FALL.slice(1).map(({ at }) => at);

/** Where a pocket is beside the zero, which stands above as a spin begins and as it ends. */
const pocketDegrees = (pocket: number): number => (WHEEL.indexOf(pocket) * 360) / WHEEL.length;

function radiusAt(part: number): number {
  const next = FALL.find(({ at }) => part < at);
  if (!next) return POCKET_RADIUS;
  const before = FALL[FALL.indexOf(next) - 1];
  if (!before) return RIM;
  const share = (part - before.at) / (next.at - before.at);
  // From the rim it falls ever faster; a hop rises and comes down.
  const fallen = next.high === 0 ? share * share : share;
  return before.radius + (next.radius - before.radius) * fallen + 4 * next.high * share * (1 - share);
}

/**
 * A spin by its time, from 0 to 1: the wheel against the clock, ever slower, whole turns; the ball the other way, until it lies in
 * the pocket that was drawn. The same for everybody who looks at the same time.
 */
export function thrownAt(pocket: number, part: number, turns: { wheel: number; ball: number }): Thrown {
  const now = Math.min(1, Math.max(0, part));
  const wheel = -360 * turns.wheel * (1 - (1 - now) ** 2);
  const ahead = 360 * turns.ball * Math.max(0, 1 - now / LIES) ** 1.8;
  return { wheel, ball: wheel + pocketDegrees(pocket) - ahead, radius: radiusAt(now) };
}
