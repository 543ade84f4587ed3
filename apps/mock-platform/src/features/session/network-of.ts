import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net';

const PRIVATE = new BlockList();
PRIVATE.addSubnet('0.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
// Of carriers, behind whose own addresses their customers are.
PRIVATE.addSubnet('100.64.0.0', 10);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('::', 127, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const GROUPS = 8;
/** A household has so many groups of an IPv6 address in common. */
const NETWORK_GROUPS = 4;

function groupsOf(ip: string): string[] {
  const [head = '', tail] = new SocketAddress({ address: ip, family: 'ipv6' }).address.split('::');
  const split = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const left = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/** The network of an address that tells people apart: an IPv4 address itself, of IPv6 the first 64 bits; null for no address. */
export function networkOf(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return null;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::` : plain;
}

/** Whether a network, as `networkOf` names it, is of this machine or a private one: many are behind it who have nothing in common. */
export const isPrivateNetwork = (network: string): boolean => PRIVATE.check(network, isIPv6(network) ? 'ipv6' : 'ipv4');
