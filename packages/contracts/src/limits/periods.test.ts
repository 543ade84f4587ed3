import { expect, it } from 'vitest';
import { limitOutOfOrder } from './periods';

it.each([
  [{}, null],
  [{ daily: 500, weekly: 500, monthly: 2_000 }, null],
  [{ daily: 500, weekly: 499 }, 'weekly'],
  [{ daily: 500, monthly: 499 }, 'monthly'],
  [{ weekly: 900, monthly: 899 }, 'monthly'],
  [{ monthly: 1 }, null],
] as const)('REG-06 of the limits %o the first below a shorter one is %s', (limits, expected) => {
  expect(limitOutOfOrder(limits)).toBe(expected);
});
