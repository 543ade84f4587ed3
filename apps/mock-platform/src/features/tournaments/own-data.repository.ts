import { ownRows } from '../../world/own-rows';
import { tournamentEntries } from './tournaments.table';

/** What a member is handed over of these tables. */
export const ownTournaments = [ownRows('tournaments.entries', tournamentEntries, { by: ['tournamentId'] })];
