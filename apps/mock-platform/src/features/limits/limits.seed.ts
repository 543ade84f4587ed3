import type { World } from '../../db/world';
import { findMemberByUsername } from '../account';
import { keepDepositLimits } from './deposit-limits';

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
