import { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import type { Route } from '../../transport/verb';
import { inSession } from '../play';
import { quoteSlip, sellSlip } from './cash-out';
import { checkSlip } from './check-slip';
import { listSlips } from './list-slips';
import { ownSlip } from './own-slip';
import { placeSlip } from './place-slip';
import { showSlip } from './show-slip';

export const sportsBetsRoutes: Route[] = [
  inSession(SPORTS_BETS_ENDPOINTS['sports.check'], checkSlip),
  inSession(SPORTS_BETS_ENDPOINTS['sports.place'], (world, session, input) =>
    world.commit(() => placeSlip(world, session, input)),
  ),
  inSession(SPORTS_BETS_ENDPOINTS['sports.slips'], listSlips),
  inSession(SPORTS_BETS_ENDPOINTS['sports.slip'], (world, session, { slip }) =>
    showSlip(world, ownSlip(world, session, slip)),
  ),
  inSession(SPORTS_BETS_ENDPOINTS['sports.quote'], (world, session, input) =>
    world.commit(() => quoteSlip(world, session, input)),
  ),
  inSession(SPORTS_BETS_ENDPOINTS['sports.cashOut'], (world, session, input) =>
    world.commit(() => sellSlip(world, session, input)),
  ),
];
