import * as lobby from '@tonalli/contracts/lobby/wire';
import { type Route, route } from '../../transport/verb';
import { addFavorite, listFavoriteGames, listFavoriteIds, removeFavorite } from './favorites';
import { fetchGame } from './fetch-game';
import { listGameMenus } from './list-game-menus';
import { listGames } from './list-games';
import { listHotGames } from './list-hot-games';
import { listRecentGames } from './list-recent-games';
import { listVendorGameTypes, listVendors } from './list-vendors';

export const lobbyRoutes: Route[] = [
  route(lobby.listGames, listGames),
  route(lobby.fetchGame, fetchGame),
  route(lobby.listHotGames, listHotGames),
  route(lobby.listVendors, listVendors),
  route(lobby.listVendorGameTypes, listVendorGameTypes),
  route(lobby.listGameMenus, listGameMenus),
  route(lobby.listFavoriteIds, listFavoriteIds),
  route(lobby.listFavoriteGames, listFavoriteGames),
  route(lobby.addFavorite, addFavorite),
  route(lobby.removeFavorite, removeFavorite),
  route(lobby.listRecentGames, listRecentGames),
];
