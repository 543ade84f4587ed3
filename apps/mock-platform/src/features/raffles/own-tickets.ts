import type { World } from '../../world/world';
import { rafflesRepository, ticketsRepository } from './raffles.repository';

/** How many tickets somebody has in raffles that are still to be drawn. */
export function ticketsWaiting(world: World, memberId: string): number {
  const now = world.clock.now();
  const open = rafflesRepository(world)
    .recent(now)
    .filter(({ drawn }) => drawn === null);
  const blocks = open.flatMap(({ id }) => ticketsRepository(world).own(id, memberId));
  return blocks.reduce((sum, { count }) => sum + count, 0);
}
