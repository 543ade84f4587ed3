import { ownRows } from '../../world/own-rows';
import { favorites, recentGames } from './lobby.table';

/** What a member is handed over of these tables. */
export const ownLobby = [
  ownRows('lobby.favorites', favorites, { by: ['nodeId'] }),
  ownRows('lobby.recentGames', recentGames, { by: ['nodeId'] }),
];
