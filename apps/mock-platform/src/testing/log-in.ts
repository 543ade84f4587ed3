import type { Endpoint } from '@tonalli/contracts/endpoint';
import { login } from '@tonalli/contracts/session/wire';
import { type MintedMember, type MintRequest, mintMember } from '../emulator/control/mint-member';
import { openSession } from '../features/session';
import { findMember } from '../people/find-member';
import type { World } from '../world/world';
import { code } from './answer-codes';
import type { CallOptions, CallResult, TestPlatform } from './test-platform';

export type Credentials = Record<'username' | 'password', string>;

const typed = ({ username, password }: Credentials) => ({ username, password, type: 'username' });

/** Types user name and password. */
export const tryLogIn = (platform: TestPlatform, who: Credentials, options?: CallOptions): Promise<CallResult> =>
  platform.call(login, typed(who), options);

/** As `tryLogIn`, and answers how to call from then on. Throws when the platform lets nobody in. */
export async function logIn(
  platform: TestPlatform,
  who: Credentials,
  options?: CallOptions,
): Promise<CallOptions & { token: string }> {
  const { token } = await platform.value(login, typed(who), options);
  return { ...options, token };
}

/** The token of a session that nobody had to log in for. */
export function tokenFor(world: World, memberId: string, ip = '127.0.0.1'): string {
  const member = findMember(world, memberId);
  if (!member) throw new Error(`nobody is ${memberId}`);
  return openSession(world, member, ip).token;
}

/** A member, as calls name them. */
export interface Player {
  id: string;
  /** The name of their world. */
  world: string;
  token: string;
}

/** A member in a session that they did not have to log in for. */
export const playerOf = (world: World, id: string): Player => ({ id, world: world.name, token: tokenFor(world, id) });

/** Somebody new, likewise. */
export async function mintPlayer(world: World, request?: MintRequest): Promise<Player & MintedMember> {
  const member = await mintMember(world, request);
  return { ...member, ...playerOf(world, member.id) };
}

/** Calls in the name of whoever logged in; `code` answers what it was refused with, or `OK`. */
export const callsAs = (platform: TestPlatform, as: CallOptions) => ({
  code: (endpoint: Endpoint, wire: object = {}) => code(platform.call(endpoint, wire, as)),
  answer: (endpoint: Endpoint, wire: object = {}) => platform.call(endpoint, wire, as),
  value: <E extends Endpoint>(endpoint: E, wire: object = {}) => platform.value(endpoint, wire, as),
});
