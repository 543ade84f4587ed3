import { expect, it } from 'vitest';
import { shownChance, shownTimes, worthOf } from './shown';

it('GAME-14 states what a bet is worth: its exact return, its greatest win and the chance of that', () => {
  const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(worthOf({ picks, stakeMinor: 2_000 })).toEqual({
    ...{ returnPercent: '91.73', paidChance: '11.04', topWinMinor: 100_000_000, volatility: 5 },
    ...{ topChance: '0.000011', topOdds: '1\u00a0/\u00a08,911,711' },
  });
  expect(worthOf({ picks: [7], stakeMinor: 100 })).toMatchObject({
    returnPercent: '95.00',
    topChance: '25.00',
    paidChance: '25.00',
  });
});

it('GAME-14 shows a chance and a multiplier as no more than they are', () => {
  expect([0.0839, 0.000_128_9].map(shownChance)).toEqual(['8.39', '0.012']);
  expect([50, 380, 500_000].map(shownTimes)).toEqual(['0.5', '3.8', '5,000']);
});
