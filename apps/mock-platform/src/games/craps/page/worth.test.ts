import { expect, it } from 'vitest';
import { percentOf, worthOf } from './worth';

it('GAME-14 says the return of what lies on the table, bet by bet in proportion, never above it', () => {
  expect(percentOf({}, null)).toBe('98.58');
  expect(percentOf({ pass: 1_000 }, null)).toBe('98.58');
  // 488/495 and 31/36 in equal parts: 0.92348...
  expect(percentOf({ pass: 1_000, twelve: 1_000 }, null)).toBe('92.34');
  expect(percentOf({ 'pass-odds': 1_000 }, 6)).toBe('100.00');
});

it('GAME-14 says what the best bet pays and how likely that is', () => {
  expect(worthOf({ pass: 1_000, twelve: 100 }, null)).toMatchObject({
    topWinMinor: 3_100,
    topChance: '2.77',
    paidChance: '2.77',
  });
  expect(worthOf({ field: 1_000 }, null)).toMatchObject({ topWinMinor: 4_000, topChance: '2.77', paidChance: '44.44' });
  expect(worthOf({ 'pass-odds': 1_000 }, 4)).toMatchObject({ topWinMinor: 3_000, topChance: '33.33' });
  expect(worthOf({}, null)).toMatchObject({ topWinMinor: 0, topChance: '0.00', volatility: 1 });
});
