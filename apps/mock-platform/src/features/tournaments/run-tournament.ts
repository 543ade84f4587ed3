import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { PlatformFailure } from '../../kernel/failure';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { clusterOf } from '../promotions';
import { announceRanking } from './announce-ranking';
import { awardPrize, placeRacers } from './award-prizes';
import {
  entriesRepository,
  type NewTournament,
  type Tournament,
  tournamentsRepository,
} from './tournaments.repository';

/** As members see its number. */
export const tournamentIdOf = (id: number): string => `TO${String(id).padStart(8, '0')}`;
export const tournamentNumberOf = (tournamentId: string): number => Number(tournamentId.slice(2));

const CLOSE = jobKind('tournaments.close', z.object({ id: z.int() }));

/** Call in a transaction. */
export function announceTournament(world: World, given: NewTournament): Tournament {
  const made = tournamentsRepository(world).insert(given);
  world.clock.schedule({ kind: CLOSE, key: String(made.id), dueAt: made.endsAt, payload: { id: made.id } });
  announceRanking(world);
  return made;
}

/** Throws `NOT_FOUND`. */
export function requireTournament(world: World, id: number): Tournament {
  const found = tournamentsRepository(world).find(id);
  if (!found) throw new PlatformFailure('NOT_FOUND');
  return found;
}

/**
 * Takes part from now on, once. Call in a transaction. Throws `NOT_FOUND`, `PROMOTION_CLOSED`, `PROMOTION_TAKEN` where somebody
 * who may be the same person takes part.
 */
export function joinRace(world: World, id: number, memberId: string): void {
  const tournament = requireTournament(world, id);
  const store = entriesRepository(world);
  const joinedAt = world.clock.now();
  const before = store.own(id, memberId);
  if (tournament.closedAt !== null || joinedAt >= tournament.endsAt || before?.leftAt)
    throw new PlatformFailure('PROMOTION_CLOSED');
  if (before) return;
  if (clusterOf(world, memberId).some((other) => store.own(id, other))) throw new PlatformFailure('PROMOTION_TAKEN');
  store.join({ tournamentId: id, memberId, joinedAt });
  tournamentsRepository(world).addPlayers(id, 1);
}

/** Places everybody and gives the prizes, once. Call in a transaction. Throws `NOT_FOUND`, `PROMOTION_CLOSED`. */
export function closeTournament(world: World, id: number): void {
  const tournament = requireTournament(world, id);
  const at = world.clock.now();
  if (!tournamentsRepository(world).close(id, at)) throw new PlatformFailure('PROMOTION_CLOSED');
  world.clock.cancel(CLOSE, String(id));
  for (const { racer, place, prizeMinor } of placeRacers(world, tournament)) {
    const placed = { ...racer, place, prizeMinor };
    if (prizeMinor > 0) awardPrize(world, placed, tournament);
    else entriesRepository(world).change(placed);
  }
  announceRanking(world);
  if (!tournament.repeats) return;
  const { id: _, players: __, closedAt: ___, ...like } = tournament;
  announceTournament(world, { ...like, startsAt: at, endsAt: at + tournament.endsAt - tournament.startsAt });
}

export const closeTournamentJob = defineJob(
  CLOSE,
  (world, { payload: { id } }) => {
    if (tournamentsRepository(world).find(id)?.closedAt === null) closeTournament(world, id);
    return 'done';
  },
  { person: false },
);
