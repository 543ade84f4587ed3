import { CRASH_TOP_X100 } from '@tonalli/contracts/games/crash';

/**
 * How a flight climbs: e^(0.06 t) after t seconds, cut to hundredths. In whole numbers alone, so that it is the same everywhere and
 * nothing is rounded by a processor: powers of e^0.00006, one for each bit of a count of milliseconds, with 128 bits behind
 * the point. That is far more than the nearest of all moments lies beside a hundredth (`climb.test.ts`).
 */
const POINT = 128n;
const ONE = 1n << POINT;
const BITS = 18;
const MOST_MS = 2 ** BITS - 1;

/** e^(6 / 100,000), by its series. */
function perMillisecond(): bigint {
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; term > 0n; n += 1n) {
    term = (term * 6n) / (100_000n * n);
    sum += term;
  }
  return sum;
}

function powersOf(base: bigint): readonly (readonly [ms: number, power: bigint])[] {
  const powers: [number, bigint][] = [];
  for (let bit = 0, power = base; bit < BITS; bit += 1, power = (power * power) >> POINT)
    powers.push([2 ** bit, power]);
  return powers.reverse();
}

/** The longest first. */
const POWERS = powersOf(perMillisecond());

/** The multiplier after so many whole milliseconds in the air, in hundredths. */
export function climbedX100(ms: number): number {
  let left = Math.min(MOST_MS, Math.max(0, ms));
  let climbed = ONE;
  for (const [step, power] of POWERS) {
    if (left < step) continue;
    left -= step;
    climbed = (climbed * power) >> POINT;
  }
  return Number((climbed * 100n) >> POINT);
}

/** The first whole millisecond at which a multiplier, in hundredths, is reached. */
export function reachedAtMs(x100: number): number {
  if (x100 <= 100) return 0;
  const goal = BigInt(x100) << POINT;
  let [before, climbed] = [0, ONE];
  for (const [step, power] of POWERS) {
    const next = (climbed * power) >> POINT;
    if (next * 100n >= goal) continue;
    before += step;
    climbed = next;
  }
  return before + 1;
}

/** How long a flight is in the air: as long as it shows where it ends. */
export const flightMs = (bustX100: number): number => reachedAtMs(Math.min(bustX100, CRASH_TOP_X100) + 1);
