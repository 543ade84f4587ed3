import type { BreakTaken, ClosedAccount } from '../../events/facts';
import type { World } from '../../world/world';
import { vipRepository } from './vip.repository';

/** Nothing waits for an excluded member to come back to; what waits through a time-out lapses so much later. */
export function keepBonuses(world: World, { memberId, kind, until, at, newFrom }: BreakTaken): void {
  const store = vipRepository(world);
  if (kind === 'SELF_EXCLUSION') store.lapse(memberId, at);
  else if (until !== null) store.putOff({ memberId, now: at, byMs: until - newFrom });
}

/** Nor for whoever has closed the account. */
export const loseBonuses = (world: World, { memberId, at }: ClosedAccount): void =>
  vipRepository(world).lapse(memberId, at);
