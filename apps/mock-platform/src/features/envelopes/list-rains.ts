import type { listRains as listEndpoint } from '@tonalli/contracts/envelopes/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { envelopesRepository, type StoredRain } from './envelopes.repository';
import { personalOf } from './personal';
import { rainIdOf } from './rains';

const SHOWN_MS = 30 * 86_400_000;
const SHOWN_MAX = 20;
const TAKEN_MAX = 8;

function lastTaken(world: World, id: number) {
  return envelopesRepository(world)
    .taken(id, TAKEN_MAX)
    .map(({ memberId, amountMinor, takenAt }) => ({
      username: maskUsername(findMember(world, memberId ?? '')?.username ?? '*'),
      amount: amountMinor,
      at: toIso(takenAt ?? 0),
    }));
}

/** A rain as one member sees it: seed and amounts are secret while there is something to take. */
function toWire(world: World, rain: StoredRain, of: { memberId: string; isSpanish: boolean }) {
  const store = envelopesRepository(world);
  const { id, poolMinor, count, seedHash, serverSeed, closedAt } = rain;
  const isClosed = closedAt !== null;
  return {
    ...{ rainId: rainIdOf(id), title: of.isSpanish ? rain.titleEs : rain.titleEn, pool: poolMinor, count },
    ...{ left: store.rest(id).count, opensAt: toIso(rain.opensAt), closesAt: toIso(rain.closesAt), isClosed },
    ...{ seedHash, seed: isClosed ? serverSeed : null, amounts: isClosed ? store.amounts(id) : null },
    ...{ own: store.own(id, of.memberId)?.amountMinor ?? null, taken: lastTaken(world, id) },
  };
}

export const listRains: Verb<typeof listEndpoint> = ({ ctx: { world, member, now, request } }) => ({
  rains: envelopesRepository(world)
    .recent(now - SHOWN_MS, SHOWN_MAX)
    .map((rain) => toWire(world, rain, { memberId: member.id, isSpanish: request.language === 'ES' })),
  personal: personalOf(world, member.id),
  now: toIso(now),
});

/** The newest rains as their operator sees them. */
export function rainsForOperator(world: World) {
  const store = envelopesRepository(world);
  return store.recent(0, SHOWN_MAX).map(({ id, titleEs: title, poolMinor: pool, count, ...rain }) => ({
    ...{ rainId: rainIdOf(id), title, pool, count, left: store.rest(id).count },
    ...{ opensAt: rain.opensAt, closesAt: rain.closesAt, isClosed: rain.closedAt !== null },
  }));
}
