import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashOutMinor } from './cash-out';
import { fairOdds, offered, pairOdds, powerOdds, returnAt } from './margin';
import { showOdds } from './odds-formats';

const chances = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 12 })
  .map((weights) => weights.map((weight) => weight / weights.reduce((all, one) => all + one, 0)));

describe('prices with a margin', () => {
  it('GAME-15 sum to the margin that is stated, and keep the order of the chances', () => {
    fc.assert(
      fc.property(chances, fc.integer({ min: 100, max: 115 }), (market, percent) => {
        const odds = powerOdds(market, percent / 100);
        const sum = odds.reduce((all, one) => all + 1_000 / one, 0);
        // Rounding down by a hundredth of the odds at most adds to the margin, never takes from it; what is out of range is cut.
        const isCut = odds.some((one) => one === 1_001 || one === 1_000_000);
        if (!isCut) {
          expect(sum).toBeGreaterThanOrEqual(percent / 100 - 1e-9);
          expect(sum).toBeLessThanOrEqual((percent / 100) * 1.01 + 1e-9);
        }
        for (const [index, chance] of market.entries())
          for (const [at, than] of market.entries())
            if (chance > than) expect(odds[index]).toBeLessThanOrEqual(odds[at] ?? 0);
      }),
    );
  });

  it('GAME-15 take the same of two equals, and nothing where there is no margin', () => {
    expect(powerOdds([0.5, 0.5], 1.05)).toEqual([1_900, 1_900]);
    expect(powerOdds([0.5, 0.25, 0.25], 1)).toEqual([2_000, 4_000, 4_000]);
  });

  it('GAME-15 are none of chances that do not make a market', () => {
    for (const wrong of [[0.5, 0.6], [1, 0], [0.5], [Number.NaN, 0.5]])
      expect(() => powerOdds(wrong, 1.05)).toThrow(RangeError);
    for (const margin of [0.99, 2, Number.NaN]) expect(() => powerOdds([0.5, 0.5], margin)).toThrow(RangeError);
    expect([offered(0.2), offered(5_000)]).toEqual([1_001, 1_000_000]);
  });

  it('GAME-15 go in steps that can be told apart, rounded down', () => {
    const odds = [1.0567, 1.0999, 1.1, 1.5678, 9.999, 10, 12.34, 99.99, 123.9];
    expect(odds.map(offered)).toEqual([1_056, 1_099, 1_100, 1_560, 9_990, 10_000, 12_300, 99_900, 123_000]);
  });

  it('GAME-15 of stakes that may come back are fair where a staked 1 returns 1', () => {
    fc.assert(
      fc.property(fc.tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 1, max: 100 }))), (weights) => {
        const all = weights.reduce((sum, one) => sum + one, 0);
        const [won = 0, halfWon = 0, back = 0, halfLost = 0] = weights.map((weight) => weight / all);
        const side = { won, halfWon, void: back, halfLost };
        expect(returnAt(side, fairOdds(side) * 1_000)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('GAME-15 of both sides of a quarter line hold the margin', () => {
    const home = { won: 0.46, halfWon: 0, void: 0, halfLost: 0.25 };
    const away = { won: 0.29, halfWon: 0.25, void: 0, halfLost: 0 };
    const [one, two] = pairOdds([home, away], 1.04);
    expect(1_000 / one + 1_000 / two).toBeCloseTo(1.04, 2);
    for (const [side, odds] of [
      [home, one],
      [away, two],
    ] as const)
      expect(returnAt(side, odds)).toBeLessThan(1);
    expect(
      pairOdds(
        [
          { won: 0, halfWon: 0, void: 0, halfLost: 0 },
          { won: 1, halfWon: 0, void: 0, halfLost: 0 },
        ],
        1.04,
      ),
    ).toEqual([1_000_000, 1_001]);
  });
});

describe('formats of odds', () => {
  it.each([
    // decimal, fractional, American, Hong Kong, Malay, Indonesian: published conversion tables
    [1_500, '1.50', '1/2', '-200', '0.50', '0.50', '-2.00'],
    [2_000, '2.00', '1/1', '+100', '1.00', '1.00', '+1.00'],
    [2_500, '2.50', '3/2', '+150', '1.50', '-0.667', '+1.50'],
    [1_909, '1.909', '909/1000', '-110', '0.909', '0.909', '-1.10'],
    [6_000, '6.00', '5/1', '+500', '5.00', '-0.200', '+5.00'],
  ] as const)('GAME-15 %i is %s, %s, %s, %s, %s and %s', (odds, ...shown) => {
    const formats = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const;
    expect(formats.map((format) => showOdds(odds, format))).toEqual(shown);
  });
});

describe('cash-out', () => {
  const even = { chances: { won: 0.5, halfWon: 0, void: 0, halfLost: 0 }, oddsMilli: 2_000 };

  it('GAME-15 of a bet that stands as it did is the stake less the margin', () => {
    expect(cashOutMinor(10_000, { decided: [], open: [even], marginBp: 0 })).toBe(10_000);
    expect(cashOutMinor(10_000, { decided: [], open: [even], marginBp: 400 })).toBe(9_600);
    expect(cashOutMinor(10_000, { decided: [], open: [even, even], marginBp: 400 })).toBe(9_600);
    // What two thirds return is rounded down to a millionth, and never up.
    const third = { oddsMilli: 2_000, chances: { won: 1 / 3, halfWon: 0, void: 0, halfLost: 0 } };
    expect(cashOutMinor(3_000_000, { decided: [], open: [third], marginBp: 0 })).toBe(1_999_998);
  });

  it('GAME-15 counts legs that are decided at what they came out, and is nothing once one is lost', () => {
    const won = { result: 'WON', oddsMilli: 1_500 } as const;
    expect(cashOutMinor(10_000, { decided: [won], open: [even], marginBp: 0 })).toBe(15_000);
    expect(cashOutMinor(10_000, { decided: [{ ...won, result: 'HALF_LOST' }], open: [even], marginBp: 0 })).toBe(5_000);
    expect(cashOutMinor(10_000, { decided: [{ ...won, result: 'LOST' }], open: [even], marginBp: 0 })).toBe(0);
  });

  it('GAME-15 is never above what the bet could pay, and grows with the chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 98 }), (stakeMinor, percent) => {
        const at = (one: number) => {
          const open = { ...even, chances: { ...even.chances, won: one / 100 } };
          return cashOutMinor(stakeMinor, { decided: [], open: [open], marginBp: 300 });
        };
        expect(at(percent)).toBeLessThanOrEqual(at(percent + 1));
        expect(at(100)).toBeLessThanOrEqual(stakeMinor * 2);
      }),
    );
  });

  it('GAME-15 is of no stake and no margin that are none', () => {
    for (const stake of [0, 1.5])
      expect(() => cashOutMinor(stake, { decided: [], open: [even], marginBp: 0 })).toThrow(RangeError);
    for (const marginBp of [-1, 10_000, 0.5])
      expect(() => cashOutMinor(100, { decided: [], open: [even], marginBp })).toThrow(RangeError);
  });
});
