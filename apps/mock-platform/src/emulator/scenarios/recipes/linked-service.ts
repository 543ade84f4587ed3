import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { keepIdentity } from '../../../people/external-identities';
import { findMember } from '../../../people/find-member';
import type { World } from '../../../world/world';
import type { Person } from './person';

/** An account at a service that bears the member's name opens this one. */
export function linkService(world: World, { id, username }: Person, provider: ExternalProvider): void {
  const member = findMember(world, id);
  keepIdentity(world, id, {
    provider,
    subject: `${provider}-${username}`,
    name: member?.nickname ?? username,
    email: member?.email ?? null,
  });
}
