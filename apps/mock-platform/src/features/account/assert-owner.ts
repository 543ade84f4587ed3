import { PlatformFailure } from '../../kernel/failure';
import { assertHashCapacity, verifyPassword, verifyPasswordSync } from '../../people/passwords';
import type { Member } from '../../people/people.repository';
import { secretGuard } from '../../people/secret-guard';
import type { World } from '../../world/world';
import { provenAtOf } from '../session';

/** For so long a proof that is no password stands. */
const PROVEN_FOR_MS = 10 * 60_000;

interface Shown {
  /** Of the session that asks. */
  tokenId: string;
  password?: string | undefined;
}

function assertProven(world: World, tokenId: string): void {
  if (world.clock.now() - provenAtOf(world, tokenId) > PROVEN_FOR_MS) throw new PlatformFailure('PROOF_REQUIRED');
}

/**
 * What whoever changes what opens the account shows first: the password, or where there is none anything else that lets
 * them in (`prove.ts`) within the last ten minutes; a login counts. Throws `PASSWORD_WRONG`, after five wrong ones
 * `ACCOUNT_LOCKED`, or `PROOF_REQUIRED`.
 */
export async function assertOwner(world: World, member: Member, { tokenId, password = '' }: Shown): Promise<void> {
  if (member.passwordHash === null) return assertProven(world, tokenId);
  const guard = secretGuard(world, member.id, 'password');
  assertHashCapacity();
  guard.attempt();
  if (!(await verifyPassword(member.passwordHash, password))) throw guard.failure();
  guard.clear();
}

/** As `assertOwner`, for a verb that must not wait, as those that move money. */
export function assertOwnerAtOnce(world: World, member: Member, { tokenId, password = '' }: Shown): void {
  if (member.passwordHash === null) {
    assertProven(world, tokenId);
    return;
  }
  const guard = secretGuard(world, member.id, 'password');
  guard.attempt();
  if (!verifyPasswordSync(member.passwordHash, password)) throw guard.failure();
  guard.clear();
}
