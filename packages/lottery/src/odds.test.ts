import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance } from './chance';
import { greatestPayoutMinor, oddsFor, payoutMinor, prizeGroupOdds, proposedTable, returnOf, unitsOf } from './odds';
import type { LotteryFamily, Play } from './play';

/** A pair of lots out of ten: a bet takes part in both, and may win in both. */
const play: Play = {
  id: 'lots',
  group: 'all',
  board: { kind: 'rows', rows: [] },
  example: { selection: [], result: null },
  kinds: [
    { id: 'both', lots: 2, prizes: [{ id: 'lot', chance: chance(2, 10) }] },
    {
      id: 'first',
      prizes: [
        { id: 'exact', chance: chance(1, 10) },
        { id: 'near', chance: chance(2, 10) },
      ],
    },
  ],
  count: () => [
    { kind: 'both', bets: 3 },
    { kind: 'first', bets: 1 },
  ],
  expand: () => [],
  hits: () => [],
  bestCases: () => [[{ kind: 'both', prize: 'lot', times: 1 }], [{ kind: 'first', prize: 'exact', times: 2 }], []],
};

const family: LotteryFamily = {
  id: 'keno',
  draw: () => null,
  show: () => [],
  trends: [],
  plays: [play],
  proposedOdds: (_, { id }, prize) => (id === 'both' ? 9_500 : oddsFor(prize.chance, 4_750)),
  returns: { least: 9_000, most: 9_850 },
};

const odds = proposedTable(family);

describe('odds', () => {
  it('LOTT-06 stand in one table, cut to thousandths', () => {
    expect(odds).toEqual({ 'lots/both/lot': 9_500, 'lots/first/exact': 4_750, 'lots/first/near': 2_375 });
    expect(oddsFor(chance(1, 3), 9_500)).toBe(2_850);
    expect(oddsFor(chance(3, 7), 9_500)).toBe(2_216);
  });

  it('LOTT-06 follow the prize group that is chosen', () => {
    expect([1900, 1800, 1960].map((group) => prizeGroupOdds(950_000, group))).toEqual([950_000, 900_000, 980_000]);
    expect(prizeGroupOdds(2_375, 1_850)).toBe(2_312);
  });

  it('LOTT-06 return what all prizes of a bet pay together, of all its lots', () => {
    expect(play.kinds.map((kind) => returnOf(odds, 'lots', kind))).toEqual([950_000, 950_000]);
  });

  it('LOTT-03 cost a unit for each lot of each bet', () => {
    expect(unitsOf(play, [])).toBe(7);
  });

  it('LOTT-03 pay whole centavos, cut once for all that a selection won', () => {
    const terms = { odds, stakeMinor: 3 };
    const near = { kind: 'first', prize: 'near', times: 1 };
    expect(payoutMinor(play, [near], terms)).toBe(7);
    expect(payoutMinor(play, [near, near], terms)).toBe(14);
    expect(payoutMinor(play, [{ ...near, times: 3 }], terms)).toBe(21);
    expect(payoutMinor(play, [], terms)).toBe(0);
  });

  it('LOTT-03 pay to the centavo whatever was staked, at whatever odds', () => {
    const stakes = fc.oneof(fc.nat({ max: 1_000_000 }), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.integer({ min: 0, max: 1_000 }), stakes, (paid, times, stakeMinor) => {
        const hit = { kind: 'first', prize: 'near', times };
        const exact = (BigInt(paid) * BigInt(times) * 2n * BigInt(stakeMinor)) / 1_000n;
        const terms = { odds: { 'lots/first/near': paid }, stakeMinor };
        expect(payoutMinor(play, [hit, hit], terms)).toBe(Number(exact));
      }),
    );
    const beyond = { kind: 'first', prize: 'near', times: 2 ** 40 };
    expect(() => payoutMinor(play, [beyond], { odds: { 'lots/first/near': 2 ** 20 }, stakeMinor: 1 })).toThrow(
      RangeError,
    );
  });

  it('LOTT-03 say the greatest win of all draws', () => {
    const terms = { odds, stakeMinor: 100 };
    expect(greatestPayoutMinor(play, [], terms)).toBe(950);
    expect(greatestPayoutMinor({ ...play, bestCases: () => [] }, [], terms)).toBe(0);
  });
});
