import type { World } from '../../world/world';
import { locateIp } from './locate-ip';
import { type Login, loginRepository } from './login.repository';
import { noteOrigin } from './origins';

/** So many logins of a member are kept. */
export const LOGINS_KEPT = 50;

/** From where somebody comes, and how they prove who they are. */
export interface Visit extends Pick<Login, 'ip' | 'userAgent' | 'way'> {
  /** The browser by the name that its gateway knows it by, where it does. */
  readonly device?: string | null;
}

/** Attempts at names that nobody has are noted in the same way, so that both take the same time. */
const NOBODY = '';

interface NewLogin extends Visit {
  succeeded: boolean;
  /** Milliseconds since epoch; left out: now. */
  at?: number;
}

export function recordLogin(world: World, memberId: string | null, login: NewLogin): void {
  const store = loginRepository(world);
  const { ip, userAgent, way, device, succeeded, at = world.clock.now() } = login;
  const owner = memberId ?? NOBODY;
  world.transaction(() => {
    const place = locateIp(world, ip);
    store.insert({ memberId: owner, at, ip, userAgent, way, place, succeeded });
    store.forget(owner, LOGINS_KEPT);
    if (memberId === null || !succeeded) return;
    noteOrigin(world, memberId, { ip, device, at });
    world.tell('member.loggedIn', { memberId, at });
  });
}

/** The last logins of a member and attempts that failed, newest first. */
export function loginsOf(world: World, memberId: string): Login[] {
  return loginRepository(world).ofMember(memberId);
}
