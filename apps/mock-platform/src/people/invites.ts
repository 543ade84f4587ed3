import type { InviteState } from '@tonalli/contracts/downlines/wire-invites';
import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { findMember } from './find-member';
import { type Invite, invitesRepository } from './invites.repository';
import type { Member } from './people.repository';
import { defaultRateAt, rateAt, setRate } from './rates';
import { isExcluded } from './recruiters';

/** Whether somebody could come by a link now. */
export function inviteStateOf(world: World, invite: Invite): InviteState {
  const now = world.clock.now();
  if (!invite.enabled) return 'off';
  if (invite.expiresAt !== null && invite.expiresAt <= now) return 'expired';
  if (invite.maxUses !== null && invite.uses >= invite.maxUses) return 'usedUp';
  return GAME_TYPES.some((category) => (invite.rates[category] ?? 0) > ownRate(world, invite.agentId, category))
    ? 'paused'
    : 'open';
}

const ownRate = (world: World, agentId: string, category: (typeof GAME_TYPES)[number]): number =>
  rateAt(world, agentId, { category, at: world.clock.now() });

/** The link of a code, without regard to case; null too where its agent has excluded themself: to others it leads nowhere. */
export function findInvite(world: World, code: string): { invite: Invite; agent: Member } | null {
  const invite = invitesRepository(world).find(code);
  const agent = invite && findMember(world, invite.agentId);
  return invite && agent && !isExcluded(world, agent.id) ? { invite, agent } : null;
}

/** As `findInvite`. Throws `INVITE_CLOSED` where nobody can come by it now. */
export function requireInvite(world: World, code: string): { invite: Invite; agent: Member } | null {
  const found = findInvite(world, code);
  if (found && inviteStateOf(world, found.invite) !== 'open') throw new PlatformFailure('INVITE_CLOSED');
  return found;
}

/**
 * Counts whoever has just joined by a link, and gives them its rates; a default that rose above one since holds in its place.
 * Call in the transaction that made the member, after `requireInvite` in the same one.
 */
export function spendInvite(world: World, { code, rates, agentId }: Invite, memberId: string): void {
  invitesRepository(world).countUse(code);
  const at = world.clock.now();
  for (const category of GAME_TYPES) {
    const rateBp = rates[category];
    if (rateBp !== undefined && rateBp >= defaultRateAt(world, { category, at })) {
      setRate(world, { memberId, category, rateBp, setBy: agentId });
    }
  }
}
