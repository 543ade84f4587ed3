import { createHash } from 'node:crypto';
import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { locateIp } from './locate-ip';
import { type Login, loginRepository } from './login.repository';
import { endOf, scheduleEnd } from './open-session';
import { registerIp } from './registered-ips';
import { sessionRepository } from './session.repository';

const HOUR_MS = 60 * 60 * 1_000;
const MINUTE_MS = 60 * 1_000;
const PAST_LOGINS = 24;

const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36';
const PLACES = [
  { userAgent: LAPTOP, ip: '203.0.113.61' },
  { userAgent: PHONE, ip: '198.51.100.12' },
  { userAgent: TABLET, ip: '203.0.113.61' },
] as const;
const SOMEBODY_ELSE = { userAgent: LAPTOP, ip: '192.0.2.233' } as const;

/** Where the demo members logged in lately, and two devices on which they still are. */
export function seedSession(world: World): void {
  for (const username of ['demo', 'maria', 'agente']) {
    const member = findMemberByUsername(world, username);
    if (!member) continue;
    seedLogins(world, member.id);
    seedOpenSession(world, member.id, { ...PLACES[2], hoursAgo: 7, idleMinutes: 12 });
    seedOpenSession(world, member.id, { ...PLACES[1], hoursAgo: 3, idleMinutes: 3 });
    for (const place of PLACES.slice(0, 2)) registerIp(world, member.id, place);
  }
}

function seedLogins(world: World, memberId: string): void {
  const random = world.random.fork(`logins ${memberId}`);
  const store = loginRepository(world);
  for (let index = PAST_LOGINS; index > 0; index -= 1) {
    const at = world.clock.now() - index * 43 * HOUR_MS - random.int(0, 20 * HOUR_MS);
    const way: Login['way'] = random.int(1, 6) === 1 ? 'sms' : 'password';
    const failed = index === 9 || index === 17;
    const from = failed ? SOMEBODY_ELSE : random.pick(PLACES);
    const place = locateIp(world, from.ip);
    store.insert({ memberId, at, ...from, place, way: failed ? 'password' : way, succeeded: !failed });
  }
}

interface SeededSession {
  userAgent: string;
  ip: string;
  hoursAgo: number;
  idleMinutes: number;
}

/** Its token is nobody's: only a hash of nothing that could be sent. */
function seedOpenSession(world: World, memberId: string, { hoursAgo, idleMinutes, ...from }: SeededSession): void {
  const createdAt = world.clock.now() - hoursAgo * HOUR_MS;
  const lastUsedAt = world.clock.now() - idleMinutes * MINUTE_MS;
  const tokenId = `seed-${memberId}-${hoursAgo}`;
  const tokenHash = createHash('sha256').update(`${tokenId} has no token`).digest('hex').slice(0, -1);
  const expiresAt = endOf(createdAt, lastUsedAt);
  const seen = { ...from, place: locateIp(world, from.ip) };
  sessionRepository(world).insert({
    tokenId,
    tokenHash,
    memberId,
    createdAt,
    expiresAt,
    lastUsedAt,
    provenAt: createdAt,
    ...seen,
  });
  loginRepository(world).insert({ memberId, at: createdAt, ...seen, way: 'password', succeeded: true });
  scheduleEnd(world, { tokenId, memberId, expiresAt });
}
