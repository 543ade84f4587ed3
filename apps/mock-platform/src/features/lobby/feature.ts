import { lobbyAccess } from '@tonalli/contracts/lobby/access';
import { artSite } from '../../art/art-site';
import { defineFeature } from '../../transport/feature';
import { lobbyRoutes } from './lobby.routes';
import { seedFavorites, seedLobby } from './lobby.seed';
import { ownLobby } from './own-data.repository';
import { SOON_GAMES } from './playable-games';
import { themeOf } from './theme-of';

export const lobby = defineFeature({
  name: 'lobby',
  routes: lobbyRoutes,
  access: lobbyAccess,
  sites: [artSite(themeOf)],
  parts: [SOON_GAMES],
  seeds: [
    { name: 'lobby', run: seedLobby },
    { name: 'favorites', after: ['people', 'lobby'], run: seedFavorites },
  ],
  ownData: ownLobby,
});
