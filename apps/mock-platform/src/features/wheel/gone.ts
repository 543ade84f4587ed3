import type { World } from '../../world/world';
import { spinsRepository } from './wheel.repository';
import { costOf, type Sector, type Wheel } from './wheel-data';

/** How many of a sector's prizes are left; null: there is no end of them. */
export function stockLeft(world: World, { id: wheelId }: Wheel, { id: sectorId, stock }: Sector): number | null {
  if (stock === undefined) return null;
  return Math.max(0, stock - spinsRepository(world).given({ wheelId, sectorId }));
}

/** What is left of a day's money, minor units. */
export const dayLeft = (world: World, { id: wheelId, dailyBudgetMinor }: Wheel, day: string): number =>
  Math.max(0, dailyBudgetMinor - spinsRepository(world).spentMinor({ wheelId, day }));

/** Whether a sector's prizes are given out, or cost more than is left of the day's money. */
export function isGone(world: World, wheel: Wheel, { sector, day }: { sector: Sector; day: string }): boolean {
  if (stockLeft(world, wheel, sector) === 0) return true;
  return costOf(sector.reward) > dayLeft(world, wheel, day);
}
