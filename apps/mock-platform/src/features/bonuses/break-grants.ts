import type { BreakTaken } from '../../events/facts';
import type { World } from '../../world/world';
import { scheduleEnd } from './activate-grant';
import { grantRepository } from './bonuses.repository';
import { loseGrant } from './end-grant';

/** An exclusion ends what a member has and waits for; through a time-out no day of a bonus is lost. */
export function keepGrants(world: World, { memberId, kind, until, newFrom }: BreakTaken): void {
  const store = grantRepository(world);
  const active = store.active(memberId);
  if (kind === 'SELF_EXCLUSION') {
    const waiting = store.queued(memberId);
    for (const grant of [...waiting, ...(active ? [active] : [])])
      loseGrant(world, grant, { state: 'FORFEITED', ending: 'EXCLUSION' });
    return;
  }
  if (!active || active.expiresAt === null || until === null) return;
  const expiresAt = active.expiresAt + until - newFrom;
  store.putOff(active.id, expiresAt);
  scheduleEnd(world, { id: active.id, expiresAt });
}
