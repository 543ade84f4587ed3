import type * as wire from '@tonalli/contracts/raffles/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { prizeOf } from './award-win';
import { raffleIdOf, raffleNumberOf } from './raffle-ids';
import { rafflesRepository, type StoredRaffle, ticketsRepository } from './raffles.repository';
import type { Drawn } from './raffles.table';
import { requireRaffle } from './run-raffle';
import { holderOf } from './ticket-tree';

const SHOWN_MS = 60 * 86_400_000;

function phaseOf({ opensAt, closedAt, drawn }: StoredRaffle, now: number): 'CLOSED' | 'COMING_SOON' | 'DRAWN' | 'OPEN' {
  if (drawn) return 'DRAWN';
  if (closedAt !== null) return 'CLOSED';
  return now < opensAt ? 'COMING_SOON' : 'OPEN';
}

/** Where a prize of the member's own stands; null where there is none. */
function claimOf(world: World, id: number, { ticket, reward, isLapsed }: Drawn) {
  if (!reward) return null;
  const prize = prizeOf(world, id, ticket);
  if (!prize) return { state: isLapsed ? ('LAPSED' as const) : ('HELD' as const), until: null };
  const { paidAt, revokedAt, expiresAt } = prize;
  const until = expiresAt === null ? null : toIso(expiresAt);
  if (paidAt !== null) return { state: 'CLAIMED' as const, until: null };
  const isOver = isLapsed || revokedAt !== null || (expiresAt !== null && expiresAt <= world.clock.now());
  return { state: isOver ? ('LAPSED' as const) : ('WAITING' as const), until };
}

function toWire(world: World, raffle: StoredRaffle, of: { memberId: string; isSpanish: boolean }) {
  const { id, prizes, tickets, seedHash, drawn } = raffle;
  return {
    ...{ raffleId: raffleIdOf(id), title: of.isSpanish ? raffle.titleEs : raffle.titleEn, prizes, tickets, seedHash },
    ...{ phase: phaseOf(raffle, world.clock.now()), opensAt: toIso(raffle.opensAt) },
    closesAt: toIso(raffle.closedAt ?? raffle.closesAt),
    own: ticketsRepository(world)
      .own(id, of.memberId)
      .map(({ from, count }) => ({ from, count })),
    drawn:
      drawn?.map((win) => ({
        ...{ ticket: win.ticket, reward: win.reward, isLapsed: win.isLapsed === true },
        ...{
          isOwn: win.memberId === of.memberId,
          claim: win.memberId === of.memberId ? claimOf(world, id, win) : null,
        },
        username: maskUsername(findMember(world, win.memberId)?.username ?? '*'),
      })) ?? null,
  };
}

export const listRaffles: Verb<typeof wire.listRaffles> = ({ ctx: { world, member, now }, input: { language } }) => ({
  raffles: rafflesRepository(world)
    .recent(now - SHOWN_MS)
    .map((each) => toWire(world, each, { memberId: member.id, isSpanish: language === 'ES' })),
  now: toIso(now),
});

/** All that decides a draw, once it is over. */
export const fetchRaffleProof: Verb<typeof wire.fetchRaffleProof> = ({
  ctx: { world, member },
  input: { raffleId },
}) => {
  const raffle = requireRaffle(world, raffleNumberOf(raffleId));
  const { id, closedAt, root, beacon, drawn, seedHash, serverSeed } = raffle;
  if (closedAt === null || root === null || !beacon || !drawn) throw new PlatformFailure('NOT_FOUND');
  return {
    ...{ raffleId, closedAt: toIso(closedAt), seedHash, serverSeed, root, beacon },
    holders: ticketsRepository(world)
      .ofRaffle(id)
      .map(({ memberId, from, count }) => ({ from, count, holder: holderOf(raffle, memberId) })),
    ownHolder: holderOf(raffle, member.id),
    prizes: raffle.prizes.reduce((sum, { count }) => sum + count, 0),
    drawn: drawn.map(({ ticket, reward, isLapsed }) => ({
      ticket,
      isPassed: reward === null,
      isLapsed: isLapsed === true,
    })),
  };
};

/** The raffles as their operator sees them. */
export const rafflesForOperator = (world: World) =>
  rafflesRepository(world)
    .recent(0)
    .map((each) => ({
      ...{ raffleId: raffleIdOf(each.id), seriesId: each.seriesId, title: each.titleEs },
      ...{ phase: phaseOf(each, world.clock.now()), tickets: each.tickets, closesAt: each.closedAt ?? each.closesAt },
      winners: each.drawn?.filter(({ reward, isLapsed }) => reward !== null && !isLapsed).length ?? 0,
    }));
