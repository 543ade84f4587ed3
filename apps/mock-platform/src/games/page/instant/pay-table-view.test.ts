import { describe, expect, it } from 'vitest';
import { paidChanceOf, shownChance, shownMultiplier, worthOf } from './pay-table-view';

describe('a table of prizes on the page', () => {
  it.each([
    [1, 4, '25.00'],
    [70, 256, '27.34'],
    [29, 100, '29.00'],
    [1, 1, '100.00'],
    [1, 256, '0.39'],
    [2, 4_096, '0.048'],
    [2, 65_536, '0.0030'],
  ])(
    'GAME-14 states a chance of %i in %i with two digits that say something, and never above it: %s',
    (part, of, text) => {
      expect(shownChance(part, of)).toBe(text);
    },
  );

  it('GAME-14 says what a stake is worth: 1.50 in one of four ways, else 0.80', () => {
    const prizes = [
      { multiplierX100: 150, ways: 1 },
      { multiplierX100: 80, ways: 3 },
    ];
    // Of 1.01 one way pays 1.51 and three pay 0.80: 3.91 of 4.04 is 96.78 %.
    expect(worthOf(prizes, 101)).toEqual({
      ...{ returnPercent: '96.78', paidChance: '100.00', topWinMinor: 151, topChance: '25.00', volatility: 1 },
      topOdds: '1\u00a0/\u00a04',
    });
  });

  it('GAME-14 says how likely anything is paid, and of what pays nothing that nothing is', () => {
    const prizes = [0, 50, 0, 300].map((multiplierX100, at) => ({ multiplierX100, ways: at + 1 }));
    expect([paidChanceOf(prizes), paidChanceOf([{ multiplierX100: 0, ways: 1 }])]).toEqual(['60.00', '0.00']);
  });

  it.each([
    [100_000, '1000'],
    [125, '1.25'],
    [20, '0.2'],
    [0, '0'],
  ])('GAME-14 writes %i hundredths as %s', (multiplierX100, text) => {
    expect(shownMultiplier(multiplierX100)).toBe(text);
  });
});
