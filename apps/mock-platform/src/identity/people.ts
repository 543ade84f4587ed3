import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { identitiesAt } from '../people/external-identities';
import { findMember } from '../people/find-member';
import type { World } from '../world/world';
import { UNLINKED_IDENTITIES } from './unlinked-identities';

/** Somebody with an account at a service. */
export interface Person {
  subject: string;
  name: string | null;
  email: string | null;
  emailVerified: boolean;
  /** The member whose account this one opens; null when it opens none. */
  username: string | null;
}

/** Everybody who can be chosen at a service: those who are linked in this world, then strangers. */
export function peopleAt(world: World, provider: ExternalProvider): Person[] {
  const linked = identitiesAt(world, provider).map(
    ({ subject, name, email, memberId }): Person => ({
      subject,
      name,
      email,
      emailVerified: email !== null,
      username: findMember(world, memberId)?.username ?? null,
    }),
  );
  const known = new Set(linked.map(({ subject }) => subject));
  const strangers = world.settings.get(UNLINKED_IDENTITIES).map((stranger) => ({
    ...stranger,
    subject: `${provider}-${stranger.subject}`,
    username: null,
  }));
  return [...linked, ...strangers.filter(({ subject }) => !known.has(subject))];
}
