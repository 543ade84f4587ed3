import { SPORTS_ENDPOINTS } from '@tonalli/contracts/sports/wire';
import { PlatformFailure } from '../../kernel/failure';
import { type Route, route } from '../../transport/verb';
import { inSession } from '../play';
import { proofNamed } from './events';
import { changeFavourite, listFavourites } from './favourites';
import { listChanges } from './list-changes';
import { listFixtures, listLive, searchEvents, showEvent } from './list-events';

export const sportsRoutes: Route[] = [
  inSession(SPORTS_ENDPOINTS['sports.fixtures'], (world, _session, asked) => listFixtures(world, asked)),
  inSession(SPORTS_ENDPOINTS['sports.live'], (world, _session, asked) => listLive(world, asked)),
  inSession(SPORTS_ENDPOINTS['sports.search'], (world, _session, { text }) => searchEvents(world, text)),
  inSession(SPORTS_ENDPOINTS['sports.event'], (world, _session, { event }) => showEvent(world, event)),
  inSession(SPORTS_ENDPOINTS['sports.changes'], (world, _session, asked) => listChanges(world, asked)),
  route(SPORTS_ENDPOINTS['sports.verify'], ({ ctx: { world }, input: { event } }) => {
    const proof = proofNamed(world, event);
    if (!proof) throw new PlatformFailure('EVENT_NOT_FOUND');
    return proof;
  }),
  inSession(SPORTS_ENDPOINTS['sports.favourites'], (world, { memberId }) => listFavourites(world, memberId)),
  inSession(SPORTS_ENDPOINTS['sports.favourite'], (world, { memberId }, input) =>
    world.commit(() => changeFavourite(world, memberId, input)),
  ),
];
