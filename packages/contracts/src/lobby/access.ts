import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const lobbyAccess: AccessOf<typeof wire> = {
  addFavorite: { may: 'member', input: { nodeId: 'none', vendor: 'SLR', gameType: 'RNG' } },
  fetchGame: { may: 'everybody', input: { nodeId: 'none', language: 'ES' } },
  listFavoriteGames: {
    may: 'signed in',
    input: { clientType: '1', platform: 'WEB', pageNo: '1', pageSize: '10', language: 'ES' },
  },
  listFavoriteIds: { may: 'signed in', input: {} },
  listGameMenus: { may: 'everybody', input: {} },
  listGames: {
    may: 'everybody',
    input: { clientType: '1', platform: 'WEB', merchant: 'TONALLI', pageNo: '1', pageSize: '10', language: 'ES' },
  },
  listHotGames: {
    may: 'everybody',
    input: { merchantCode: 'TONALLI', isPlatform: '2', platform: 'WEB', language: 'ES' },
  },
  listRecentGames: { may: 'signed in', input: { page: '1', pageSize: '10', language: 'ES', clientType: '1' } },
  listVendorGameTypes: { may: 'signed in', input: { vassalage: 'SLR' } },
  listVendors: { may: 'everybody', input: { platform: 'WEB' } },
  removeFavorite: { may: 'member', input: { nodeId: 'none' } },
};
