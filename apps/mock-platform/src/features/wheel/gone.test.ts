import { expect, it } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import { isGone } from './gone';
import { requireSector, requireWheel } from './wheel-data';

it('PROMO-06 a prize is gone as soon as the money of the day is a centavo short of it', () => {
  const world = createTestWorld();
  const wheel = requireWheel('daily');
  const of = { sector: requireSector(wheel, 'cash-5'), day: '2026-03-16' };
  expect(isGone(world, { ...wheel, dailyBudgetMinor: 500 }, of)).toBe(false);
  expect(isGone(world, { ...wheel, dailyBudgetMinor: 499 }, of)).toBe(true);
  world.close();
});
