import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { keepDepositLimits } from './keep-limits';

/** One of the demo members chose limits with her registration. */
export function seedLimits(world: World): void {
  const maria = findMemberByUsername(world, 'maria');
  if (!maria) return;
  keepDepositLimits(world, {
    memberId: maria.id,
    limits: { daily: 200_000, monthly: 2_000_000 },
    at: maria.createdAt,
  });
}
