import type { InputOf } from '@tonalli/contracts/endpoint';
import type { answerCheckIn as endpoint } from '@tonalli/contracts/harm-markers/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { keepCheckIn, protectionOf } from '../../people/player-protection';
import type { World } from '../../world/world';
import { weekOf } from './day-figures';
import { actionsRepository } from './harm-markers.repository';

export const actionIdOf = (id: number): string => `H${String(id).padStart(8, '0')}`;
export const actionNumber = (actionId: string): number => Number(actionId.slice(1));

/** What a member is to answer before they go on. */
export function readCheckIn(world: World, memberId: string) {
  const { checkIn } = protectionOf(world, memberId);
  const asked = checkIn === null ? null : actionsRepository(world).find(checkIn);
  if (!asked) return { checkIn: null };
  const { id, at, day } = asked;
  return { checkIn: { checkInId: actionIdOf(id), askedAt: toIso(at), week: weekOf(world, memberId, day) } };
}

/** The member answers, and goes on. Throws `NOT_FOUND` for a check-in that is not theirs. */
export function answerCheckIn(world: World, memberId: string, { checkInId, answer }: InputOf<typeof endpoint>) {
  const asked = actionsRepository(world).find(actionNumber(checkInId));
  if (asked?.memberId !== memberId) throw new PlatformFailure('NOT_FOUND');
  return world.transaction(() => {
    const isNew = actionsRepository(world).answer({ id: asked.id, answer, answeredAt: world.clock.now() });
    const { checkIn, rewardsHeldUntil } = protectionOf(world, memberId);
    if (isNew && checkIn === asked.id) keepCheckIn(world, memberId, { checkIn: null, rewardsHeldUntil });
    return readCheckIn(world, memberId);
  });
}
