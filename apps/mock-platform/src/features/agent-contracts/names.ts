import { nicknameOf } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { uplineAt } from '../../people/tree';
import type { World } from '../../world/world';

/** Somebody as an agent may know them: by name right above and below, by first letters further away (AG-06). */
export function personFor(world: World, viewerId: string, memberId: string): { memberId: string; name: string } {
  const now = world.clock.now();
  const isNear =
    viewerId === memberId || uplineAt(world, memberId, now) === viewerId || uplineAt(world, viewerId, now) === memberId;
  const name = nicknameOf(world, memberId);
  return { memberId, name: isNear ? name : maskUsername(name) };
}
