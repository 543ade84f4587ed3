import { launchGame as launchGameEndpoint } from '@tonalli/contracts/play/wire';
import { type Route, route } from '../../transport/verb';
import { launchGame } from './launch-game';

export const playRoutes: Route[] = [route(launchGameEndpoint, launchGame)];
