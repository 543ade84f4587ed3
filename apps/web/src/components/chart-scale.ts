export interface ChartScale {
  /** At most nought, and at least: both ends are ticks. */
  low: number;
  high: number;
  /** From the lowest up, nought among them. */
  ticks: readonly number[];
}

/** Steps that people read with ease. */
const STEPS = [1, 2, 2.5, 5, 10];
/** No step is smaller than a peso, in minor units. */
const SMALLEST_STEP_MINOR = 100;

/** The scale of a chart of amounts in minor units that holds all of them and nought, in about so many steps. */
export function chartScale(valuesMinor: readonly number[], steps = 4): ChartScale {
  const least = Math.min(0, ...valuesMinor);
  const most = Math.max(0, ...valuesMinor);
  const step = niceStep((most - least) / steps);
  const low = Math.floor(least / step);
  const high = Math.max(Math.ceil(most / step), low + 1);
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step);
  return { low: low * step, high: high * step, ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, SMALLEST_STEP_MINOR)));
  const factor = STEPS.find((each) => each * power >= rough) ?? 10;
  return Math.max(factor * power, SMALLEST_STEP_MINOR);
}

/** Every how many of so many days one is named, where each name needs its width. */
export function labelEvery(days: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil(days / Math.max(1, Math.floor(width / labelWidth))));
}
