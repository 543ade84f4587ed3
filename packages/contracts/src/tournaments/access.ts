import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const tournamentsAccess: AccessOf<typeof wire> = {
  listTournaments: { may: 'member', input: { language: 'ES' } },
  joinTournament: { may: 'member', input: { tournamentId: 'TO00000001' } },
};
