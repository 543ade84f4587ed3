import type { BreakTaken, ClosedAccount } from '../events/facts';
import type { World } from '../world/world';
import { rewardsRepository } from './rewards.repository';

/**
 * Nothing waits for an excluded member to come back to; what waits through a time-out lapses so much later. No tab is told: its
 * session ends with the same break, and it would only be refused what it asks for.
 */
export function keepRewards(world: World, { memberId, kind, until, at, newFrom }: BreakTaken): void {
  const store = rewardsRepository(world);
  if (kind === 'SELF_EXCLUSION') store.lapse(memberId, at);
  else if (until !== null) store.putOff({ memberId, now: at, byMs: until - newFrom });
}

/** Nor for whoever has closed the account. */
export const loseRewards = (world: World, { memberId, at }: ClosedAccount): void =>
  rewardsRepository(world).lapse(memberId, at);
