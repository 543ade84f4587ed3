import { CRASH_TOP_X100 } from '@tonalli/contracts/games/crash';
import { describe, expect, it } from 'vitest';
import { climbedX100, flightMs, reachedAtMs } from './climb';

const LAST_MS = 153_600;
const UNIT = 10n ** 40n;

/**
 * The climb, counted apart: e^0.00006 between two decimals that differ in their last place, multiplied up millisecond by
 * millisecond, down for the one and up for the other. Where both give the same hundredth, it is that.
 */
function climbs(): readonly number[] {
  const [x, y] = [6n, 100_000n];
  // 1 + x + x^2/2 + ... + x^8/8!, and what is behind that is less than one of 10^-40.
  let [low, high] = [0n, 1n];
  for (let n = 0n, over = 1n, under = 1n; n <= 8n; n += 1n, over *= x, under *= y * n) {
    low += (UNIT * over) / under;
    high += (UNIT * over) / under + 1n;
  }
  const hundredths: number[] = [];
  for (let ms = 0, least = UNIT, most = UNIT; ms <= LAST_MS; ms += 1) {
    const [one, other] = [(least * 100n) / UNIT, (most * 100n) / UNIT];
    if (one !== other) throw new Error(`between two hundredths at ${ms}`);
    hundredths.push(Number(one));
    least = (least * low) / UNIT;
    most = (most * high) / UNIT + 1n;
  }
  return hundredths;
}

describe('the climb of a flight', () => {
  const counted = climbs();

  it('GAME-05 is floor(100 e^(0.06 t)) at every millisecond up to the top', () => {
    for (const [ms, x100] of counted.entries()) {
      if (climbedX100(ms) !== x100) throw new Error(`${climbedX100(ms)} and not ${x100} after ${ms} ms`);
    }
    expect(counted.at(-1)).toBeGreaterThan(CRASH_TOP_X100);
  });

  it('GAME-05 says of each hundredth the first millisecond at which it is reached', () => {
    let ms = 0;
    for (let x100 = 100; x100 <= 20_000; x100 += 1) {
      while ((counted[ms] ?? 0) < x100) ms += 1;
      if (reachedAtMs(x100) !== ms) throw new Error(`${x100} at ${reachedAtMs(x100)} and not ${ms} ms`);
    }
    expect([101, 200, 1_000, 10_000, CRASH_TOP_X100].map(reachedAtMs)).toEqual([166, 11_553, 38_377, 76_753, 153_506]);
  });

  it('GAME-05 ends a flight in the millisecond in which more would be shown than where it ends', () => {
    for (const bust of [100, 101, 137, 250, 1_000, 9_999]) {
      expect(counted[flightMs(bust)]).toBe(bust + 1);
      expect(counted[flightMs(bust) - 1]).toBe(bust);
    }
    // So far up a millisecond is more than a hundredth.
    expect(counted[flightMs(CRASH_TOP_X100) - 1]).toBeLessThanOrEqual(CRASH_TOP_X100);
    expect(flightMs(CRASH_TOP_X100 + 1)).toBe(flightMs(CRASH_TOP_X100));
  });

  it('GAME-05 climbs from the ground, and no further than it can count', () => {
    expect([-5, 0].map(climbedX100)).toEqual([100, 100]);
    expect(climbedX100(10 ** 9)).toBe(climbedX100(2 ** 18 - 1));
  });
});
