import { BlockList, isIPv6 } from 'node:net';

const INSIDE = new BlockList();
INSIDE.addSubnet('127.0.0.0', 8);
INSIDE.addSubnet('10.0.0.0', 8);
INSIDE.addSubnet('172.16.0.0', 12);
INSIDE.addSubnet('192.168.0.0', 16);
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is of this machine or a private network (RFC 1918, RFC 4193); only there the metrics are shown. */
export function isInside(ip: string): boolean {
  return INSIDE.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
