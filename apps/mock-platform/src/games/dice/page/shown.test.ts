import { expect, it } from 'vitest';
import { shownQuotient } from './shown';

it.each([
  [9_500, '1.021052…'],
  [3_333, '2.910291…'],
  [4_851, '1.999587…'],
  [4_850, '2'],
  [8_000, '1.2125'],
])('GAME-14 the rules of dice cut 97 over %i of 10,000 as the multiplier is cut: %s', (target, quotient) => {
  expect(shownQuotient(9_700, { side: 'under', target })).toBe(quotient);
});
