import type { World } from '../world/world';
import { removalRepository } from './removal.repository';
import { FIRST_PATH, treeRepository } from './tree.repository';

/** Whether nobody came after this member: the next one would get the number of the newest once that is gone. */
export const isNewestMember = (world: World, memberId: string): boolean =>
  removalRepository(world).newestId() === memberId;

/** Removes a member of whom nothing else is left: no money was ever moved for them. */
export function removeMember(world: World, memberId: string): void {
  treeRepository(world).dropFrom(memberId, FIRST_PATH);
  removalRepository(world).remove(memberId);
}
