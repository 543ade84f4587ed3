import type { AccessOf } from '../access-row';
import type { SPORTS_ENDPOINTS } from './wire';

export const sportsAccess: AccessOf<typeof SPORTS_ENDPOINTS> = {
  'sports.changes': { may: 'player', input: { events: '2030-01-02-001', after: '0' } },
  'sports.event': { may: 'player', input: { event: '2030-01-02-001' } },
  'sports.favourite': { may: 'player', input: { team: 'of-nobody', isFavourite: true } },
  'sports.favourites': { may: 'player', input: {} },
  'sports.fixtures': { may: 'player', input: {} },
  'sports.live': { may: 'player', input: {} },
  'sports.search': { may: 'player', input: { text: 'de' } },
  'sports.verify': { may: 'everybody', input: { event: '2030-01-02-001' } },
};
