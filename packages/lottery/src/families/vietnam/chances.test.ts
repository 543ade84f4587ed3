import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import { chanceOfAll, chanceOfNone } from './set-plays';

/** How many of the draws of so many lots show all of the first numbers, and how many show none of them. */
function enumerated(numbers: number, lots: number): { all: number; none: number } {
  const whole = 2 ** numbers - 1;
  let all = 0;
  let none = 0;
  for (let draw = 0; draw < 100 ** lots; draw++) {
    let shown = 0;
    for (let rest = draw, lot = 0; lot < lots; lot++, rest = Math.floor(rest / 100))
      shown |= rest % 100 < numbers ? 1 << (rest % 100) : 0;
    if (shown === whole) all += 1;
    if (shown === 0) none += 1;
  }
  return { all, none };
}

describe('chances of sets', () => {
  it.each([
    [1, 1],
    [1, 2],
    [2, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ])('LOTT-06 are those of all draws: %i numbers of 100, %i lots', (numbers, lots) => {
    const { all, none } = enumerated(numbers, lots);
    expect(chanceOfAll(numbers, lots)).toEqual({ ways: BigInt(all), of: 100n ** BigInt(lots) });
    expect(chanceOfNone(numbers, lots)).toEqual({ ways: BigInt(none), of: 100n ** BigInt(lots) });
  });

  /** By how likely it is that so many of the numbers are still missing, lot after lot. */
  it('LOTT-06 follow the lots one after another', () => {
    const afterLots = (numbers: number, lots: number) => {
      let missing: number[] = Array.from({ length: numbers + 1 }, (_, m) => (m === numbers ? 1 : 0));
      for (let lot = 0; lot < lots; lot++)
        missing = missing.map((p, m) => p * (1 - m / 100) + ((missing[m + 1] ?? 0) * (m + 1)) / 100);
      return { all: missing[0] ?? 0, none: (1 - numbers / 100) ** lots };
    };
    for (const lots of [18, 27, 36])
      for (const numbers of [2, 3, 4, 8, 14]) {
        const { all, none } = afterLots(numbers, lots);
        expect(asNumber(chanceOfAll(numbers, lots))).toBeCloseTo(all, 11);
        expect(asNumber(chanceOfNone(numbers, lots))).toBeCloseTo(none, 11);
      }
  });
});
