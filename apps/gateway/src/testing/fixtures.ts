import type { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import type { listAnnouncements } from '@tonalli/contracts/content/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { Game } from '@tonalli/contracts/lobby/wire';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import type { Permission } from '@tonalli/contracts/system/wire';

/** The smallest values that the contracts accept, for tests that are about something else. */
export const gameOf = (nodeId: string): Game => ({
  nodeId,
  nodeName: '',
  gameName: '',
  displayName: '',
  showIcon: `/art/${nodeId}.svg`,
  iconUrl: '',
  lagerIcon: '',
  vassalage: '',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameCode: '',
  isHot: 0,
  supportPlay: 0,
  isGame: 'GAME',
  status: 'OPEN',
});

export const gamesOf = (...games: readonly Game[]) => ({ games: [...games], totalPages: 1, totalRows: games.length });

export const MEMBER_INFO: ValueOf<typeof fetchMemberInfo> = {
  id: 'M000001',
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  balance: 0,
  currencySymbol: '$',
  icon: '',
  vipLevel: 0,
};

export const LOGGED_IN: LoginAnswer = {
  token: 'platform-token-of-demo',
  userName: 'demo',
  customerId: 'M000001',
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  onBreak: false,
};

export const NO_ANNOUNCEMENTS: ValueOf<typeof listAnnouncements> = {
  banners: [],
  player: [],
  popup: [],
  promotion: [],
};

export function permissionOf(
  info: Partial<Permission['info']> = {},
  rest: Partial<Omit<Permission, 'info'>> = {},
): Permission {
  return {
    info: {
      customerService: [],
      domainRoute: [],
      resources: {},
      whitelabel: [],
      register: { rules: [], minimumAgeYears: 18, firebaseSms: false, asksForConsent: false },
      mainDomain: '',
      analytics: { gtagId: '' },
      imageCDNs: [],
      launchGameCDNs: [],
      publicState: {
        hasVip: false,
        vipLabelName: '',
        vipRankLevel: 0,
        availablePromo: { REFERRAL: { enabled: false } },
      },
      ...info,
    },
    location: { ip: '203.0.113.7' },
    maintenance: null,
    regionRestriction: false,
    ...rest,
  };
}
