import { describeDevice } from '../../people/describe-device';
import type { World } from '../../world/world';
import { knownPlaceRepository } from './known-place.repository';
import { sendMessage } from './send-message';

/** The part of an address that stays the same at one place: providers change the rest by the day. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.toLowerCase().split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

interface NotedLogin {
  memberId: string;
  ip: string;
  /** Empty when it is not known. */
  userAgent: string;
  at: number;
}

/** Warns a member of a login from a network or with a device that is new to them; the first login of all is only kept. */
export function noteLogin(world: World, { memberId, ip, userAgent, at }: NotedLogin): void {
  const store = knownPlaceRepository(world);
  const isFirst = !store.hasLoggedIn(memberId);
  const device = deviceOf(userAgent);
  const isNetworkNew = store.noteNetwork({ memberId, network: networkOf(ip), firstSeenAt: at });
  const isDeviceNew = device !== null && store.noteDevice({ memberId, device, firstSeenAt: at });
  if (isFirst || !(isNetworkNew || isDeviceNew)) return;
  sendMessage(world, { memberId, kind: 'newLogin', purpose: 'service', params: { ip, device }, at });
}

/** Browser and system by name, without their versions, which change by the week. */
function deviceOf(userAgent: string): string | null {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ') || null;
}
