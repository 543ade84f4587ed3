import type { World } from '../../world/world';
import { locateIp } from './locate-ip';
import { type Login, loginRepository } from './login.repository';

/** So many logins of a member are kept. */
export const LOGINS_KEPT = 50;

/** From where somebody comes, and how they prove who they are. */
export type Visit = Pick<Login, 'ip' | 'userAgent' | 'way'>;

/** Attempts at names that nobody has are noted in the same way, so that both take the same time. */
const NOBODY = '';

interface NewLogin extends Visit {
  succeeded: boolean;
  /** Milliseconds since epoch; left out: now. */
  at?: number;
}

export function recordLogin(world: World, memberId: string | null, login: NewLogin): void {
  const store = loginRepository(world);
  const { ip, userAgent, way, succeeded, at = world.clock.now() } = login;
  const owner = memberId ?? NOBODY;
  world.transaction(() => {
    const place = locateIp(world, ip);
    store.insert({ memberId: owner, at, ip, userAgent, way, place, succeeded });
    store.forget(owner, LOGINS_KEPT);
    if (memberId !== null && succeeded) world.tell('member.loggedIn', { memberId, at });
  });
}

/** The last logins of a member and attempts that failed, newest first. */
export function loginsOf(world: World, memberId: string): Login[] {
  return loginRepository(world).ofMember(memberId);
}
