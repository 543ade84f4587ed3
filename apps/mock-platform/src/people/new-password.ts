import type { FieldError } from '@tonalli/contracts/envelope';
import { newPasswordFaults as faultsOf } from '@tonalli/contracts/new-password';
import type { World } from '../world/world';
import { memberChangesRepository } from './member-changes.repository';
import { hashPassword, isMadeAsNow } from './passwords';
import type { Member } from './people.repository';
import { registerRules } from './registration-rules';

/**
 * What is wrong with a new password, by field: the rule of the registration, but that it is needed here whatever the
 * operator asks there, and nothing that guessing begins with. No fields: it is good.
 */
export function newPasswordFaults(world: World, typed: Parameters<typeof faultsOf>[1]): Record<string, FieldError> {
  return faultsOf(
    registerRules(world).rules.find(({ field }) => field === 'password'),
    typed,
  );
}

/** In place of the password until now; what made that one old, or the operator's, is over. */
export function replacePassword(world: World, memberId: string, passwordHash: string): void {
  memberChangesRepository(world).setPassword({ id: memberId, passwordHash, passwordChangedAt: world.clock.now() });
}

/** Hashes a password that was just right once more, where its hash was made with other parameters than today's. */
export async function renewHash(world: World, { id, passwordHash }: Member, password: string): Promise<void> {
  if (passwordHash === null || isMadeAsNow(passwordHash)) return;
  // While too many wait there is another login to come.
  const renewed = await hashPassword(password).catch(() => passwordHash);
  memberChangesRepository(world).renewHash({ id, passwordHash, renewed });
}
