import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import type { World } from '../world/world';
import { keepIdentity } from './external-identities';
import { findMemberByUsername } from './find-member';

const LINKED: readonly [username: string, ExternalProvider][] = [
  ['demo', 'google'],
  ['maria', 'facebook'],
  ['agente', 'line'],
];

/** Each of the demo accounts is opened by an account at one of the services as well. */
export function seedExternalIdentities(world: World): void {
  for (const [username, provider] of LINKED) {
    const member = findMemberByUsername(world, username);
    if (!member) continue;
    keepIdentity(world, member.id, {
      provider,
      subject: `${provider}-${username}`,
      name: member.nickname,
      email: member.email,
    });
  }
}
