import { memberLists } from '../../people/member-lists.repository';
import type { World } from '../../world/world';
import { checkOf } from './check-of';
import { checksRepository } from './identity-check.repository';

/** Their identity was checked before this world's data begin; nothing tells of it. */
export function knowIdentity(world: World, memberId: string): void {
  const decidedAt = world.clock.now();
  checksRepository(world).keep({ ...checkOf(world, memberId), status: 'APPROVED', decidedAt });
}

/** Everybody of the default data was checked. */
export function seedIdentities(world: World): void {
  for (const memberId of memberLists(world).everybody()) knowIdentity(world, memberId);
}
