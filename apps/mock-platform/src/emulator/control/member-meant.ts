import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';

/** The member that a tester names by id or user name. Throws `USER_NOT_FOUND`. */
export function memberMeant(world: World, idOrName: string) {
  const member = findMember(world, idOrName) ?? findMemberByUsername(world, idOrName);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member;
}
