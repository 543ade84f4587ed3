import type { GrantEnding } from '@tonalli/contracts/bonuses/states';
import type { BreakTaken, ClosedAccount } from '../../events/facts';
import type { World } from '../../world/world';
import { scheduleEnd } from './activate-grant';
import { grantRepository } from './bonuses.repository';
import { loseGrant } from './end-grant';

function loseAll(world: World, memberId: string, ending: Extract<GrantEnding, 'EXCLUSION' | 'CLOSING'>): void {
  const store = grantRepository(world);
  const active = store.active(memberId);
  for (const grant of [...store.queued(memberId), ...(active ? [active] : [])])
    loseGrant(world, grant, { state: 'FORFEITED', ending });
}

/** Nothing is left of bonus money with an account that is closed. */
export const loseGrants = (world: World, { memberId }: ClosedAccount): void => loseAll(world, memberId, 'CLOSING');

/** An exclusion ends what a member has and waits for; through a time-out no day of a bonus is lost. */
export function keepGrants(world: World, { memberId, kind, until, newFrom }: BreakTaken): void {
  if (kind === 'SELF_EXCLUSION') {
    loseAll(world, memberId, 'EXCLUSION');
    return;
  }
  const store = grantRepository(world);
  const active = store.active(memberId);
  if (!active || active.expiresAt === null || until === null) return;
  const expiresAt = active.expiresAt + until - newFrom;
  store.putOff(active.id, expiresAt);
  scheduleEnd(world, { id: active.id, expiresAt });
}
