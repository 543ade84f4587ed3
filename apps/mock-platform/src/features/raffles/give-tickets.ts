import { PlatformFailure } from '../../kernel/failure';
import { definePayer } from '../../rewarding/define-payer';
import { exactWorth } from '../../rewarding/reward-worth';
import type { World } from '../../world/world';
import { rafflesRepository, type StoredRaffle, type TicketBlock, ticketsRepository } from './raffles.repository';

export interface TicketsGiven {
  readonly memberId: string;
  readonly count: number;
  /** Names the occasion, once. */
  readonly key: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** Gives the next numbers of an open raffle. Call in a transaction. */
export function issueTickets(world: World, raffleId: number, given: TicketsGiven): TicketBlock {
  const store = rafflesRepository(world);
  const from = (store.find(raffleId)?.tickets ?? 0) + 1;
  const block = ticketsRepository(world).insert({ ...given, raffleId, from });
  store.addTickets(raffleId, given.count);
  return block;
}

/** The raffle of a series that takes tickets now. Throws `BONUS_NOT_FOUND` where there is no series, `BONUS_CLOSED` while none is open. */
export function requireOpen(world: World, seriesId: string): StoredRaffle {
  const raffle = rafflesRepository(world).latest(seriesId);
  if (!raffle) throw new PlatformFailure('BONUS_NOT_FOUND');
  if (raffle.closedAt !== null || world.clock.now() < raffle.opensAt) throw new PlatformFailure('BONUS_CLOSED');
  return raffle;
}

/**
 * Their part of all prizes of the series' newest raffle, which is thought to get as many tickets as the fullest of the series has,
 * and these. Throws `BONUS_NOT_FOUND`.
 */
function ticketsWorth(world: World, seriesId: string, count: number): number {
  const store = rafflesRepository(world);
  const newest = store.latest(seriesId);
  if (!newest) throw new PlatformFailure('BONUS_NOT_FOUND');
  const pool = newest.prizes.reduce((sum, prize) => sum + prize.count * exactWorth(world, prize.reward), 0);
  return (pool * count) / (store.mostTickets(seriesId) + count);
}

/** Tickets as a reward; while no raffle of the series is open they go on waiting. */
export const payTickets = definePayer(
  'tickets',
  (world, { memberId, reward, key, at }) => {
    const { id } = requireOpen(world, reward.raffleId);
    issueTickets(world, id, { memberId, count: reward.count, key, at });
  },
  (world, { raffleId, count }) => ticketsWorth(world, raffleId, count),
);
