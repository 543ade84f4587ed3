import type { ChangedBalance } from '../../events/facts';
import type { World } from '../../world/world';

/** Tells the tabs of one member, or everybody's, that what they can take part in has changed; with the transaction it is called in. */
export const announcePromotions = (world: World, memberId: string | null = null): void =>
  world.events.publish({ type: 'promotions', customerId: memberId });

/** A first deposit opens what asks for one. */
export function announceDeposits(world: World, changed: readonly ChangedBalance[]): void {
  for (const { memberId, kind } of changed) if (kind === 'deposit.credit') announcePromotions(world, memberId);
}
