import { fastThree } from '@tonalli/lottery/families/fast-three/family';
import { fiveDigit } from '@tonalli/lottery/families/five-digit/family';
import { vietnamNorth } from '@tonalli/lottery/families/vietnam-north/family';
import { proposedTable } from '@tonalli/lottery/odds';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { figuresOf, oddsInGroup, optionOdds, playFacts, sumFigures } from './figures';

const playIn = (family: LotteryFamily, id: string) => {
  const play = family.plays.find((one) => one.id === id);
  if (!play) throw new TypeError(`no play ${id}`);
  return play;
};
const digits = proposedTable(fiveDigit);
const positioning = playIn(fiveDigit, 'positioning');

describe('what a bet comes to', () => {
  it('LOTT-03 is bets times unit times multiple, and the most that one draw pays', () => {
    const bet = { play: 'positioning', selection: [['4', '6'], ['1'], [], [], []], unitMinor: 200, multiple: 3 };
    expect(figuresOf(positioning, bet, digits)).toEqual({
      ...{ bets: 3, units: 3, stakeMinor: 1_800 },
      // One digit each of two places can be right: 2 x 9.5 x $6.
      greatestMinor: 11_400,
    });
  });

  it('LOTT-03 of Vietnam counts the lots that a bet takes part in', () => {
    const lo = playIn(vietnamNorth, 'lo-two-typed');
    const bet = { play: lo.id, selection: [['11', '22']], unitMinor: 20, multiple: 1 };
    expect(figuresOf(lo, bet, proposedTable(vietnamNorth))).toMatchObject({ bets: 2, units: 54, stakeMinor: 1_080 });
  });

  it('LOTT-03 of several is their sum', () => {
    const one = { bets: 1, units: 2, stakeMinor: 3, greatestMinor: 4 };
    expect(sumFigures([one, one])).toEqual({ bets: 2, units: 4, stakeMinor: 6, greatestMinor: 8 });
  });
});

describe('what is said where a stake is placed', () => {
  it('GAME-14 is the return, the greatest payment of a bet, and its exact chance', () => {
    expect(playFacts(positioning, digits)).toMatchObject({
      top: { odds: 9_500, oneIn: 10 },
      returns: { least: 950_000, most: 950_000 },
    });
  });

  it.each<[LotteryFamily, string, number]>([
    // Of a stake of 1: 1.9 with one half swings by 0.95, 9.5 with a tenth by 2.85, 27 lots of 96 / 27 by 1.84.
    [fiveDigit, 'sum-of-five', 2],
    [fiveDigit, 'positioning', 3],
    [vietnamNorth, 'lo-two-typed', 3],
    [fiveDigit, 'five-straight', 5],
  ])('GAME-14 says of %o how much %s swings', (family, play, level) => {
    expect(playFacts(playIn(family, play), proposedTable(family)).volatility).toBe(level);
  });

  it.each<LotteryFamily>([fiveDigit, fastThree, vietnamNorth])('GAME-14 is known of every play of $id', (family) => {
    const odds = proposedTable(family);
    for (const play of family.plays) {
      const { top, returns, kinds } = playFacts(play, odds);
      expect(top?.odds, play.id).toBeGreaterThan(0);
      expect(Number.isFinite(top?.oneIn), play.id).toBe(true);
      expect(returns.least, play.id).toBeGreaterThanOrEqual(family.returns.least * 100 - 1);
      expect(returns.most, play.id).toBeLessThanOrEqual(family.returns.most * 100);
      expect(kinds).toHaveLength(play.kinds.length);
    }
  });

  it('LOTT-03 a prize group changes all odds by the same share', () => {
    const greater = oddsInGroup(digits, 1_970);
    expect(greater['positioning/place/won']).toBe(9_850);
    expect(oddsInGroup(digits, 1_900)).toEqual(digits);
    expect(oddsInGroup(digits, null)).toBe(digits);
  });

  it('LOTT-03 options that pay differently each say what they pay; where all pay the same, none does', () => {
    const sums = fastThree.plays
      .map((play) => optionOdds(play, proposedTable(fastThree)))
      .find((odds) => odds !== null);
    expect(sums?.get('3')).toBeGreaterThan(sums?.get('10') ?? Number.POSITIVE_INFINITY);
    expect(optionOdds(positioning, digits)).toBeNull();
  });
});
