import type { TOURNAMENT_COMMANDS } from '@tonalli/qa/tournaments';
import {
  announceTournament,
  closeTournament,
  joinRace,
  prizesOf,
  tournamentIdOf,
  tournamentNumberOf,
  tournamentsForOperator,
} from '../../features/tournaments';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LASTS_MS = 3_600_000;
const SHARES_BP = [5_000, 3_000, 2_000];

/** The number of the tournament that a command is about. Throws `NOT_FOUND`. */
function numberOf(world: World, tournamentId: string | undefined): number {
  const running = tournamentsForOperator(world).filter(({ phase }) => phase === 'OPEN');
  const named = tournamentId ?? running.at(-1)?.tournamentId;
  if (named === undefined) throw new PlatformFailure('NOT_FOUND');
  return tournamentNumberOf(named);
}

export const tournamentVerbs: CommandVerbs<typeof TOURNAMENT_COMMANDS> = {
  listTournaments: ({ world }) => tournamentsForOperator(world),
  announceTournament({ world, input: { pool, bestOf = 1, roundsMax = 50, startsIn = 0, lasts = LASTS_MS } }) {
    const startsAt = world.clock.now() + startsIn;
    const rules = { bestOf, roundsMax, minStakeMinor: 100, gameTypes: ['RNG' as const], repeats: false };
    const period = { startsAt, endsAt: startsAt + lasts };
    const titles = { titleEs: 'Torneo relámpago', titleEn: 'Lightning tournament' };
    const given = { ...rules, ...period, ...titles, prizesMinor: prizesOf(pool, SHARES_BP) };
    return { tournamentId: tournamentIdOf(world.transaction(() => announceTournament(world, given)).id) };
  },
  joinTournament({ world, input: { memberId, tournamentId } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const id = numberOf(world, tournamentId);
    world.transaction(() => joinRace(world, id, memberId));
    return { tournamentId: tournamentIdOf(id) };
  },
  closeTournament({ world, input: { tournamentId } }) {
    const id = numberOf(world, tournamentId);
    world.transaction(() => closeTournament(world, id));
    return { tournamentId: tournamentIdOf(id) };
  },
};
