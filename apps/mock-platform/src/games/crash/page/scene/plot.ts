import type { StageSize } from '../../../page/stage/stage';

/** What the axis is wide at the least: a flight begins on a scale that does not move. */
const LEAST_MS = 8_000;
/** The climb, for the eye alone: money goes by whole numbers. */
export const grown = (ms: number): number => Math.exp(0.000_06 * ms);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the moments of a flight lie on the stage, so long after it took off. */
export interface Plot {
  readonly at: (ms: number) => Point;
  readonly yOf: (multiplier: number) => number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

export function plotOf({ width, height }: StageSize, airMs: number): Plot {
  const isWide = width > height * 1.25;
  const [left, right] = [width * 0.07, width * (isWide ? 0.84 : 0.8)];
  const [bottom, peak] = [height * 0.83, height * (isWide ? 0.24 : 0.2)];
  const spanMs = Math.max(LEAST_MS, airMs);
  const top = grown(spanMs);
  const yOf = (multiplier: number) => bottom - ((multiplier - 1) / (top - 1)) * (bottom - peak);
  return {
    ...{ yOf, top, left, right },
    at: (ms) => ({ x: left + (ms / spanMs) * (right - left), y: yOf(grown(ms)) }),
  };
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** Multipliers with a line of their own: a few, whatever the height. */
export function linesOf({ top }: Plot): readonly number[] {
  // No line at the very top, nor one that counts there: of two, the only one would be left.
  const below = top * 0.97 + 0.03;
  const step = STEPS.find((one) => (below - 1) / one <= 5) ?? 10_000;
  const first = step < 1 ? 1 + step : step === 1 ? 2 : step;
  const lines: number[] = [];
  for (let at = first; at < below; at += step) lines.push(Math.round(at * 10) / 10);
  return lines;
}
