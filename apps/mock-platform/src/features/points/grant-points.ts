import type { World } from '../../world/world';
import { movePoints } from './move-points';
import { pointEntryRepository } from './points.repository';

/** A gift of the operator: whole points above zero. Returns the balance after it. */
export function grantPoints(world: World, memberId: string, points: number): number {
  return world.transaction(() => {
    const granted = pointEntryRepository(world).count({ memberId, only: 'GRANT' });
    const key = `grant:${memberId}:${granted + 1}`;
    return movePoints(world, { type: 'GRANT', key, memberId, points, at: world.clock.now() });
  });
}
