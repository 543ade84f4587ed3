import type { ExternalIdentity } from '@tonalli/contracts/session/external';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { PlatformFailure } from '../kernel/failure';
import { broke } from '../sqlite/constraint';
import type { World } from '../world/world';
import { externalRepository, type LinkedIdentity } from './external.repository';
import { accountRepository, type Member } from './people.repository';

/** Whose account an identity opens, which is noted as its use; null when it is nobody's. */
export function memberOfIdentity(world: World, identity: ExternalIdentity): Member | null {
  const store = externalRepository(world);
  const id = store.ownerOf(identity);
  if (id === null) return null;
  store.markUsed(identity, world.clock.now());
  return accountRepository(world).byId.get({ id }) ?? null;
}

/** Has an identity open a member's account. Throws `EXTERNAL_TAKEN`, or `OPERATION_NOT_ALLOWED` where one of the service does already. */
export function keepIdentity(world: World, memberId: string, identity: ExternalIdentity): void {
  const store = externalRepository(world);
  if (store.ownerOf(identity) !== null) throw new PlatformFailure('EXTERNAL_TAKEN');
  try {
    store.insert({ ...identity, memberId, linkedAt: world.clock.now(), lastUsedAt: null });
  } catch (error) {
    throw broke(error, 'UNIQUE') ? new PlatformFailure('OPERATION_NOT_ALLOWED') : error;
  }
}

/** Those of one service that open an account of this world, the one linked first first. */
export const identitiesAt = (world: World, provider: ExternalProvider): LinkedIdentity[] =>
  externalRepository(world).ofProvider(provider);
