import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { IDENTITY_CHECK, isIdentityApproved } from '../identity-check';

/** Throws `IDENTITY_CHECK_REQUIRED` where a withdrawal asks for a check and the member has not passed one, or it ran out. */
export function assertIdentityKnown(world: World, memberId: string): void {
  if (world.settings.get(IDENTITY_CHECK).requiredBefore === 'nothing') return;
  if (!isIdentityApproved(world, memberId)) throw new PlatformFailure('IDENTITY_CHECK_REQUIRED');
}
