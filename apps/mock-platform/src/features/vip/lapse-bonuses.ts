import type { BreakTaken } from '../../events/facts';
import type { World } from '../../world/world';
import { vipRepository } from './vip.repository';

/** Nothing waits for an excluded member to come back to; after a time-out it can still be claimed. */
export function lapseBonuses(world: World, { memberId, kind, at }: BreakTaken): void {
  if (kind === 'SELF_EXCLUSION') vipRepository(world).lapse(memberId, at);
}
