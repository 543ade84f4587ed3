import { BlockList, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is loopback or in a private network (RFC 1918, RFC 4193): only those may read the metrics. */
export function isPrivateAddress(ip: string): boolean {
  return PRIVATE.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
