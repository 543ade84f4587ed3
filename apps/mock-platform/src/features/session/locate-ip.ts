import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Place } from '@tonalli/contracts/account/place';
import type { World } from '../../world/world';
import { NETWORKS } from './session-settings';

/** Of one's own house or machine (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const LOCAL_RANGES = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** IPv4 within IPv6 lies in the ranges of IPv4 as well. */
function lies(ip: string, ranges: readonly string[]): boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** Where an address is by the world's table of networks; null for one that the table does not have. */
export function locateIp(world: World, ip: string): Place | null {
  if (isIP(ip) === 0) return null;
  if (lies(ip, LOCAL_RANGES)) return { kind: 'local' };
  const found = world.settings.get(NETWORKS).find(({ range }) => lies(ip, [range]));
  return found ? { kind: 'city', city: found.city, country: found.country } : null;
}
