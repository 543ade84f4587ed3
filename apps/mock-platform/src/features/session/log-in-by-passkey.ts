import type {
  beginPasskeyLogin as beginEndpoint,
  logInByPasskey as endpoint,
} from '@tonalli/contracts/account/wire-protection';
import { findMember } from '../../people/find-member';
import { loginOptions, memberOfPasskey } from '../../people/passkeys';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { assertLoginAllowed } from './login-allowed';
import { openSession } from './open-session';
import { registerIp } from './registered-ips';

export const beginPasskeyLogin: Verb<typeof beginEndpoint> = async ({ ctx: { world, request } }) => ({
  options: { ...(await loginOptions(world, request.host)) },
});

/** The device and whoever unlocked it are two proofs already. */
export const logInByPasskey: Verb<typeof endpoint> = async ({ ctx: { world, request }, input }) => {
  const memberId = await memberOfPasskey(world, { host: request.host, response: input.response });
  const member = findMember(world, memberId);
  if (!member) throw new PlatformFailure('PASSKEY_INVALID');
  assertLoginAllowed(world, member);
  return world.transaction(() => {
    registerIp(world, member.id, request);
    return openSession(world, member, { ...request, way: 'passkey' });
  });
};
