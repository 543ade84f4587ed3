import { CRASH_TOP_X100 } from '@tonalli/contracts/games/crash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { edgeBp, exactReturn, statedReturnPercent } from './exact';
import { bustX100, endX100, flyingDraws, payoutMinor } from './odds';

const config = { rtpBp: 9_700, maxPayoutMinor: 50_000_000 };
const ALL = 2n ** 32n;
const TOP = BigInt(CRASH_TOP_X100);

/** The rule in whole numbers that never round: 97 % of 2^32, over what is left above the draw, in hundredths. */
function endedX100(draw: number): bigint {
  const drawn = (97n * ALL) / (ALL - BigInt(draw));
  if (drawn < 100n) return 100n;
  return drawn > TOP ? TOP : drawn;
}

/** The chance to fly so far, in draws of 2^32: those whose rule says so, found by halving. */
function reaching(x100: number): bigint {
  let [least, most] = [0n, ALL];
  while (least < most) {
    const middle = (least + most) / 2n;
    if (endedX100(Number(middle)) >= BigInt(x100)) most = middle;
    else least = middle + 1n;
  }
  return ALL - least;
}

/** Targets of every size: each up to 100, and some of all that lie above. */
const TARGETS = [
  ...Array.from({ length: 9_900 }, (_, index) => 101 + index),
  ...Array.from({ length: 2_000 }, (_, index) => Math.round(10_001 * 1.0023 ** index)),
  CRASH_TOP_X100,
].filter((x100) => x100 <= CRASH_TOP_X100);

describe('crash', () => {
  it('GAME-05 ends a flight where the rule says, at both ends and wherever it changes', () => {
    const anyDraw = fc.oneof(
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.integer({ min: 0, max: 2_000_000 }).map((below) => 2 ** 32 - 1 - below),
    );
    fc.assert(fc.property(anyDraw, (draw) => BigInt(bustX100(draw, 9_700)) === endedX100(draw)));
    expect([0, 2 ** 32 - 1].map((draw) => bustX100(draw, 9_700))).toEqual([100, CRASH_TOP_X100]);
    // 1 / 32 of the draws is left: 97 * 32 / 100 = 31.04.
    expect(bustX100(2 ** 32 - 2 ** 27, 9_700)).toBe(3_104);
  });

  it('GAME-05 GAME-11 flies as far as each target with 97 % over the target, less what is no whole draw', () => {
    for (const x100 of TARGETS) {
      const chance = BigInt(flyingDraws(x100, 9_700));
      if (chance !== reaching(x100)) throw new Error(`at ${x100}`);
      const short = 97n * ALL - chance * BigInt(x100);
      if (short < 0n || short >= BigInt(x100)) throw new Error(`at ${x100}: ${short}`);
    }
  });

  it('GAME-05 GAME-14 ends at 1.00 in 3.96 % of flights, where nobody can have cashed out', () => {
    const ended = ALL - reaching(101);
    expect(Number((ended * 1_000_000n) / ALL)).toBe(39_603);
    expect(bustX100(Number(ended) - 1, 9_700)).toBe(100);
    expect(bustX100(Number(ended), 9_700)).toBe(101);
  });

  it('GAME-05 GAME-11 returns what it states for every target, never more', () => {
    for (const autoX100 of TARGETS) {
      const { paidMinor, stakedMinor } = exactReturn({ stakeMinor: 100, autoX100 }, config);
      const chance = reaching(autoX100);
      if (paidMinor !== chance * BigInt(autoX100) || stakedMinor !== 100n * ALL) throw new Error(`at ${autoX100}`);
      if (10_000n * paidMinor > 9_700n * stakedMinor) throw new Error(`above 97 % at ${autoX100}`);
      if (10_000n * paidMinor < 9_697n * stakedMinor) throw new Error(`below 96.97 % at ${autoX100}`);
    }
  });

  it('GAME-05 GAME-11 returns at most 97 % by any rule of stopping, for whoever stops knows no more than how far it has flown', () => {
    // A rule is a list of targets, each with the share of flights in which it is followed, whatever the reason.
    const rule = fc.array(
      fc.record({ x100: fc.constantFrom(...TARGETS), weight: fc.integer({ min: 1, max: 1_000 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rule, fc.integer({ min: 100, max: 1_000_000 }), (stops, stakeMinor) => {
        let [paid, staked] = [0n, 0n];
        for (const { x100, weight } of stops) {
          const end = Math.min(x100, endX100({ stakeMinor, autoX100: null }, config));
          paid += BigInt(weight) * reaching(end) * BigInt(payoutMinor(stakeMinor, end));
          staked += BigInt(weight) * ALL * BigInt(stakeMinor);
        }
        return 10_000n * paid <= 9_700n * staked;
      }),
    );
  });

  it('GAME-05 cashes out by itself before a bet could be paid more than the most, and not a hundredth earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (stakeMinor) => {
        const end = endX100({ stakeMinor, autoX100: null }, config);
        expect(payoutMinor(stakeMinor, end)).toBeLessThanOrEqual(50_000_000);
        if (end < CRASH_TOP_X100) expect(payoutMinor(stakeMinor, end + 1)).toBeGreaterThan(50_000_000);
        expect(endX100({ stakeMinor, autoX100: end - 1 }, config)).toBe(end - 1);
      }),
    );
    expect(endX100({ stakeMinor: 1_000_000, autoX100: null }, config)).toBe(5_000);
    expect(endX100({ stakeMinor: 1_000_000, autoX100: 20_000 }, config)).toBe(5_000);
    expect(endX100({ stakeMinor: 5_000, autoX100: null }, config)).toBe(CRASH_TOP_X100);
  });

  it('GAME-14 states a return that is never above the true one, the centavos of an odd stake included', () => {
    expect(statedReturnPercent({ stakeMinor: 100, autoX100: 200 }, config)).toBe('96.99');
    // 1.01 of 199 is 200.99, of which 200 is paid: 200 / 199 of 97 / 101.
    expect(edgeBp({ stakeMinor: 199, autoX100: 101 }, config)).toBe(348);
  });

  it('GAME-08 turns the bytes of a seed into flights of every length as often as stated (chi-square, 1 in 10^6)', () => {
    const ends = [101, 120, 150, 200, 300, 500, 1_000, 3_000, 10_000];
    const shares = [0, ...ends].map((x100, index) => {
      const next = ends[index];
      return Number(reaching(x100) - (next === undefined ? 0n : reaching(next))) / 2 ** 32;
    });
    const counts = shares.map(() => 0);
    const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'crash', nonce: 3 });
    const rounds = 60_000;
    for (let i = 0; i < rounds; i += 1) {
      const bust = bustX100(draws.below(2 ** 32), 9_700);
      const bin = ends.filter((x100) => bust >= x100).length;
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    const distance = counts.reduce((sum, count, bin) => {
      const expected = (shares[bin] ?? 0) * rounds;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    // 9 degrees of freedom: the 1 - 10^-6 quantile is 46.9.
    expect(distance).toBeLessThan(46.9);
  });
});
