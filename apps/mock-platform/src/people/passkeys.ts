import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PlatformFailure } from '../kernel/failure';
import { ownOrigins } from '../mail/site-url';
import type { World } from '../world/world';
import { challengeRepository, type Passkey, passkeyRepository } from './passkey.repository';
import type { Member } from './people.repository';
import { protectionRepository } from './protection.repository';

const NAME = 'Tonalli';
const CEREMONY_TTL_MS = 5 * 60_000;

const rpIdOf = (host: string): string => host.replace(/:\d+$/, '');
const transportsOf = ({ transports }: Passkey) => transports as AuthenticatorTransport[];

function keepChallenge(world: World, challenge: string, memberId: string | null): void {
  const store = challengeRepository(world);
  const now = world.clock.now();
  store.forget(now);
  store.insert({ challenge, memberId, expiresAt: now + CEREMONY_TTL_MS });
}

/** Whether a ceremony was begun here by the same member (null: for a login); it is finished by asking. */
const takeChallenge = (world: World, memberId: string | null) => (challenge: string) => {
  const begun = challengeRepository(world).take(challenge);
  return begun !== undefined && begun.memberId === memberId && begun.expiresAt > world.clock.now();
};

export const passkeysOf = (world: World, memberId: string): Passkey[] =>
  protectionRepository(world).passkeysOf.all({ memberId });

/** What a browser needs to make a passkey for this host. */
export async function registrationOptions(world: World, member: Member, host: string) {
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: rpIdOf(host),
    userName: member.username,
    userDisplayName: member.nickname,
    userID: new TextEncoder().encode(member.id),
    attestationType: 'none',
    excludeCredentials: passkeysOf(world, member.id).map((each) => ({ id: each.id, transports: transportsOf(each) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  keepChallenge(world, options.challenge, member.id);
  return options;
}

interface Made {
  memberId: string;
  name: string;
  host: string;
  response: Record<string, unknown>;
}

/** Keeps the passkey that a browser made. Throws `PASSKEY_INVALID`. */
export async function keepPasskey(world: World, { memberId, name, host, response }: Made): Promise<void> {
  const verification = await verifyRegistrationResponse({
    // The library looks at every part of what came.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(world, memberId),
    expectedOrigin: ownOrigins(host),
    expectedRPID: rpIdOf(host),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verification?.verified) throw new PlatformFailure('PASSKEY_INVALID');
  const { credential, credentialBackedUp } = verification.registrationInfo;
  const store = passkeyRepository(world);
  if (store.find(credential.id)) throw new PlatformFailure('PASSKEY_INVALID');
  store.insert({
    id: credential.id,
    memberId,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    backedUp: credentialBackedUp,
    name,
    createdAt: world.clock.now(),
    lastUsedAt: null,
  });
}

/** A passkey whose device is nowhere: it is listed, renamed and removed like any other, and opens nothing. */
export function plantPasskey(world: World, { memberId, name }: Pick<Made, 'memberId' | 'name'>): void {
  const random = world.random.fork(`passkey ${memberId} ${name}`);
  passkeyRepository(world).insert({
    id: Buffer.from(random.bytes(16)).toString('base64url'),
    memberId,
    publicKey: Buffer.from(random.bytes(77)),
    counter: 0,
    transports: ['internal'],
    backedUp: true,
    name,
    createdAt: world.clock.now(),
    lastUsedAt: null,
  });
}

/** What a browser needs to log in by any passkey of this host. */
export async function loginOptions(world: World, host: string) {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(host), userVerification: 'required' });
  keepChallenge(world, options.challenge, null);
  return options;
}

/** Whose passkey signed. Throws `PASSKEY_INVALID` for one that is not known, and for whatever else is wrong. */
export async function memberOfPasskey(
  world: World,
  { host, response }: Pick<Made, 'host' | 'response'>,
): Promise<string> {
  const store = passkeyRepository(world);
  const passkey = typeof response.id === 'string' ? store.find(response.id) : undefined;
  if (!passkey) throw new PlatformFailure('PASSKEY_INVALID');
  const verification = await verifyAuthenticationResponse({
    // The library looks at every part of what came.
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: takeChallenge(world, null),
    expectedOrigin: ownOrigins(host),
    expectedRPID: rpIdOf(host),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verification?.verified) throw new PlatformFailure('PASSKEY_INVALID');
  store.markUsed({
    id: passkey.id,
    counter: verification.authenticationInfo.newCounter,
    lastUsedAt: world.clock.now(),
  });
  return passkey.memberId;
}
