import type { World } from '../../world/world';
import { type Entry, entriesRepository, tournamentsRepository } from './tournaments.repository';

/** Takes part no more. */
export function leaveRace(world: World, entry: Entry): void {
  entriesRepository(world).change({ ...entry, leftAt: world.clock.now() });
  tournamentsRepository(world).addPlayers(entry.tournamentId, -1);
}
