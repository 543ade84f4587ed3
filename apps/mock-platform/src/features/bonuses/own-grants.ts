import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { type Grant, grantRepository } from './bonuses.repository';
import { leftMinorOf, loseGrant } from './end-grant';
import { parseGrantId } from './grant-ids';

/** Throws `BONUS_NOT_FOUND` for what is not the member's own. */
export function requireOwn(world: World, { grantId, memberId }: { grantId: string; memberId: string }): Grant {
  const id = parseGrantId(grantId);
  const grant = id === null ? null : grantRepository(world).byId(id);
  if (grant?.memberId !== memberId) throw new PlatformFailure('BONUS_NOT_FOUND');
  return grant;
}

/** A member gives a grant up, whether it is active or waits. Throws `BONUS_NOT_FOUND`, `BONUS_CLOSED`. */
export const cancelGrant = (world: World, whose: { grantId: string; memberId: string }): void =>
  world.transaction(() => loseGrant(world, requireOwn(world, whose), { state: 'FORFEITED', ending: 'MEMBER' }));

/** What a withdrawal would give up; null: there is no active bonus. Minor units. */
export function activeBonusMinor(world: World, memberId: string): number | null {
  const grant = grantRepository(world).active(memberId);
  return grant && leftMinorOf(world, grant);
}

/** What pays in a family's games where the balance does not suffice, and the most of a stake with some of it; null: nothing does. Minor units. */
export function playableBonus(world: World, { memberId, family }: { memberId: string; family: string }) {
  const grant = grantRepository(world).active(memberId);
  if (!grant || (grant.terms.contributions[family] ?? 0) === 0) return null;
  const bonusMinor = leftMinorOf(world, grant);
  return bonusMinor > 0 ? { bonusMinor, bonusMaxStakeMinor: grant.terms.maxStakeMinor } : null;
}

/**
 * Before money leaves: an active grant is given up, where the member says so. Call in the transaction of the withdrawal. Throws
 * `BONUS_ACTIVE` where they do not.
 */
export function leaveBonus(world: World, memberId: string, mayForfeit: boolean): void {
  const grant = grantRepository(world).active(memberId);
  if (!grant) return;
  if (!mayForfeit) throw new PlatformFailure('BONUS_ACTIVE');
  loseGrant(world, grant, { state: 'FORFEITED', ending: 'WITHDRAWAL' });
}
