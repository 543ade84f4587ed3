import * as content from '@tonalli/contracts/content/wire';
import { type Route, route } from '../../transport/verb';
import { fetchJackpot } from './jackpot';
import { listAnnouncements } from './list-announcements';
import { listWinners } from './list-winners';

export const contentRoutes: Route[] = [
  route(content.listAnnouncements, listAnnouncements),
  route(content.listWinners, listWinners),
  route(content.fetchJackpot, fetchJackpot),
];
