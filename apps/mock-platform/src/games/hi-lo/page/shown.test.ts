import { expect, it } from 'vitest';
import { shownChance, shownMultiplier, shownRareChance } from './shown';

it.each([
  [0.97 / 100_000, '0.00097'],
  [0.0097, '0.97'],
  [0.97 / 97_999, '0.00099'],
  [0.97 / 1_000_000, '0.000097'],
])('GAME-14 shows a chance of %d as no less than it is: %s', (chance, text) => {
  expect(shownRareChance(chance)).toBe(text);
});

it('GAME-14 shows what a pick brings as no more than it is', () => {
  expect([1, 7, 12].map(shownChance)).toEqual(['7.69', '53.84', '92.30']);
  expect(shownMultiplier(18_014)).toBe('1.8014');
});
