import type { World } from '../../db/world';
import { messagesRepository } from './messages.repository';
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

/** Warns a member who logs in from a network that is new to them; the first one of all is only kept. */
export function noteLogin(world: World, login: { memberId: string; ip: string; at: number }): void {
  const { memberId, ip, at } = login;
  const store = messagesRepository(world);
  const isNew = store.noteNetwork(memberId, networkOf(ip), at);
  if (isNew && store.countNetworks(memberId) > 1)
    sendMessage(world, { memberId, kind: 'newLogin', params: { ip }, at });
}
