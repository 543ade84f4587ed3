import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { toIso } from '../../clock/system-time';
import { closuresRepository } from '../../people/closures.repository';
import type { World } from '../../world/world';
import { payoutTold } from '../cashier';

/** How a member's closed account stands; null: it is not closed. */
export function closedTold(world: World, memberId: string): ClosedTold | null {
  const closure = closuresRepository(world).current(memberId);
  if (!closure) return null;
  return {
    at: toIso(closure.closedAt),
    payout: closure.withdrawalId === null ? null : payoutTold(world, closure.withdrawalId),
    balanceMinor: world.ledger.balance(memberId, 'member.main'),
  };
}
