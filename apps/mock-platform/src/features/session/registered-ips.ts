import type { World } from '../../world/world';
import type { Visit } from './login-history';
import { type RegisteredIp, registeredIpRepository } from './registered-ip.repository';

/** So many addresses of a member are kept, the ones used last. */
const IPS_KEPT = 20;

/** The same address however it was written: IPv4 within IPv6 counts as IPv4. */
const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();

/** Whether logins from here need no second step; one that does not is noted as used. */
export function isIpRegistered(world: World, memberId: string, ip: string): boolean {
  return registeredIpRepository(world).use({ memberId, ip: plainIp(ip), lastUsedAt: world.clock.now() });
}

export function registerIp(world: World, memberId: string, { ip, userAgent }: Pick<Visit, 'ip' | 'userAgent'>): void {
  const store = registeredIpRepository(world);
  const now = world.clock.now();
  world.transaction(() => {
    store.put({ memberId, ip: plainIp(ip), userAgent, addedAt: now, lastUsedAt: now });
    store.forget(memberId, IPS_KEPT);
  });
}

/** The one used last first. */
export const registeredIpsOf = (world: World, memberId: string): RegisteredIp[] =>
  registeredIpRepository(world).ofMember(memberId);

/** False when it was not registered. */
export const removeIp = (world: World, memberId: string, ip: string): boolean =>
  registeredIpRepository(world).remove(memberId, plainIp(ip));

export const isSameIp = (one: string, other: string): boolean => plainIp(one) === plainIp(other);
