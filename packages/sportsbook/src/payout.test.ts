import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byQuarters, handicapResult, showLine, totalResult } from './asian';
import { factorOf, LEG_RESULTS, type LegResult } from './leg';
import { greatestPayoutMinor, payoutMinor } from './payout';
import { combinations, linesOf, NAMED_SYSTEMS, type SystemName } from './systems';

const odds = fc.integer({ min: 1_001, max: 50_000 });
const stake = fc.integer({ min: 1, max: 10_000_000 });
const leg = fc.record({ oddsMilli: odds, result: fc.constantFrom(...LEG_RESULTS) });

/** The two neighbours that a half result is half on each of. */
const NEIGHBOURS: Record<LegResult, readonly [LegResult, LegResult]> = {
  WON: ['WON', 'WON'],
  HALF_WON: ['WON', 'VOID'],
  VOID: ['VOID', 'VOID'],
  HALF_LOST: ['LOST', 'VOID'],
  LOST: ['LOST', 'LOST'],
};
const whole = (result: LegResult, oddsMilli: number): bigint => {
  if (result === 'WON') return BigInt(oddsMilli);
  return result === 'VOID' ? 1_000n : 0n;
};

describe('what a slip pays', () => {
  it.each([
    ['WON', 1_920, 19_200],
    ['HALF_WON', 1_920, 14_600],
    ['VOID', 1_920, 10_000],
    ['HALF_LOST', 1_920, 5_000],
    ['LOST', 1_920, 0],
  ] as const)('GAME-15 a single of 100.00 that is %s at %i pays %i', (result, oddsMilli, paid) => {
    expect(payoutMinor(10_000, [[{ result, oddsMilli }]])).toBe(paid);
  });

  it('GAME-15 a parlay with a half win pays what half of it on each neighbouring line does, to the fraction', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 6 }), (stakeMinor, legs) => {
        // Every leg is two bets of half the weight: all ways of choosing one of each are added up.
        const ways = 2 ** legs.length;
        let all = 0n;
        for (let way = 0; way < ways; way += 1) {
          const factors = legs.map(({ result, oddsMilli }, index) =>
            whole(NEIGHBOURS[result][(way >> index) & 1 ? 1 : 0], oddsMilli),
          );
          all += factors.reduce((product, factor) => product * factor, BigInt(stakeMinor));
        }
        const exact = all / (BigInt(ways) * 1_000n ** BigInt(legs.length));
        expect(payoutMinor(stakeMinor, [legs])).toBe(Number(exact));
      }),
    );
  });

  it('GAME-15 a leg that is void changes nothing but the number of legs', () => {
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: 8 }), odds, (stakeMinor, legs, oddsMilli) => {
        expect(payoutMinor(stakeMinor, [[...legs, { result: 'VOID', oddsMilli }]])).toBe(
          payoutMinor(stakeMinor, [legs]),
        );
      }),
    );
  });

  it('GAME-15 lines of a slip are added up before they are rounded, once', () => {
    const third = [{ result: 'WON', oddsMilli: 1_333 }] as const;
    // 3 x 1.333 is 3.999 for a stake of 1, and 1 each would be 3.
    expect(payoutMinor(1, [third, third, third])).toBe(3);
    expect(payoutMinor(3, [third])).toBe(3);
    expect(payoutMinor(1_000, [third, third, third])).toBe(3_999);
    // Halves of two lines make a whole; each by itself would lose it.
    const half = [{ result: 'WON', oddsMilli: 1_500 }] as const;
    expect(payoutMinor(1, [half, half])).toBe(3);
    expect(payoutMinor(1, [half, [...half, { result: 'VOID', oddsMilli: 2_000 }]])).toBe(3);
  });

  it('GAME-15 never pays more than all legs won would', () => {
    fc.assert(
      fc.property(
        stake,
        fc.array(fc.array(leg, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        (minor, lines) => {
          expect(payoutMinor(minor, lines)).toBeLessThanOrEqual(greatestPayoutMinor(minor, lines));
        },
      ),
    );
  });

  it('GAME-15 takes no stake, line or odds that are none', () => {
    const good = [{ result: 'WON', oddsMilli: 2_000 }] as const;
    for (const wrong of [0, -5, 1.5, Number.NaN]) expect(() => payoutMinor(wrong, [good])).toThrow(RangeError);
    expect(() => payoutMinor(10, [])).toThrow(RangeError);
    expect(() => payoutMinor(10, [[]])).toThrow(RangeError);
    for (const oddsMilli of [1_000, 0, 1_500.5, 1_000_001])
      expect(() => factorOf('WON', oddsMilli)).toThrow(RangeError);
  });
});

describe('lines in quarters', () => {
  it.each([
    // margin, line, result: bookmakers' customary examples
    [1, -1, 'WON'],
    [0, -1, 'HALF_LOST'],
    [0, 1, 'HALF_WON'],
    [-1, 1, 'LOST'],
    [1, -3, 'HALF_WON'],
    [-1, 3, 'HALF_LOST'],
    [1, -4, 'VOID'],
    [2, -4, 'WON'],
    [0, -4, 'LOST'],
    [0, 0, 'VOID'],
    [0, -2, 'LOST'],
    [1, -2, 'WON'],
    [1, -5, 'HALF_LOST'],
  ] as const)('GAME-15 a margin of %i with the line %i quarters is %s', (margin, line, result) => {
    expect(handicapResult(margin, line)).toBe(result);
  });

  it('GAME-15 of both sides are each other turned around, and a half line gives nothing back', () => {
    const turned: Record<LegResult, LegResult> = {
      ...{ WON: 'LOST', LOST: 'WON', VOID: 'VOID', HALF_WON: 'HALF_LOST', HALF_LOST: 'HALF_WON' },
    };
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -20, max: 20 }), (margin, line) => {
        expect(handicapResult(-margin, -line)).toBe(turned[handicapResult(margin, line)]);
        expect(totalResult('under', margin, line)).toBe(turned[totalResult('over', margin, line)]);
        if (line % 4 === 2 || line % 4 === -2) expect(['WON', 'LOST']).toContain(handicapResult(margin, line));
      }),
    );
    expect([byQuarters(2), byQuarters(-2)]).toEqual(['WON', 'LOST']);
  });

  it('GAME-15 are written as people know them', () => {
    const shown = [-3, 4, 0, 1].map((line) => showLine(line, { signed: true }));
    expect(shown).toEqual(['-0.75', '+1', '0', '+0.25']);
    expect(showLine(10, { signed: false })).toBe('2.5');
  });
});

describe('systems', () => {
  it.each([
    ['trixie', 3, 4],
    ['patent', 3, 7],
    ['yankee', 4, 11],
    ['lucky15', 4, 15],
    ['canadian', 5, 26],
    ['lucky31', 5, 31],
    ['heinz', 6, 57],
    ['lucky63', 6, 63],
    ['superHeinz', 7, 120],
    ['goliath', 8, 247],
  ] as const satisfies readonly (readonly [SystemName, number, number])[])(
    'GAME-15 a %s of %i legs has %i lines, each once',
    (name, legs, count) => {
      const lines = linesOf({ kind: 'named', name }, legs);
      expect(lines).toHaveLength(count);
      expect(new Set(lines.map(String)).size).toBe(count);
      expect(() => linesOf({ kind: 'named', name }, legs + 1)).toThrow(RangeError);
      expect(NAMED_SYSTEMS[name].legs).toBe(legs);
    },
  );

  it('GAME-15 of two out of three, singles and a parlay are what their names say', () => {
    expect(linesOf({ kind: 'system', size: 2 }, 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(linesOf({ kind: 'singles' }, 3)).toEqual([[0], [1], [2]]);
    expect(linesOf({ kind: 'parlay' }, 3)).toEqual([[0, 1, 2]]);
    expect(combinations(4, 4)).toEqual([[0, 1, 2, 3]]);
  });

  it('GAME-15 that cannot be are refused', () => {
    for (const [slip, legs] of [
      [{ kind: 'singles' }, 0],
      [{ kind: 'parlay' }, 1],
      [{ kind: 'system', size: 1 }, 3],
      [{ kind: 'system', size: 3 }, 3],
      [{ kind: 'system', size: 4 }, 3],
      [{ kind: 'system', size: 1.5 }, 3],
    ] as const)
      expect(() => linesOf(slip, legs)).toThrow(RangeError);
  });
});
