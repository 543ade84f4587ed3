import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { ENDPOINTS, EndpointName } from '@tonalli/contracts/endpoints';
import type { Game, GameFacts } from '@tonalli/contracts/lobby/wire';
import type { RegisterRules } from '@tonalli/contracts/registration/wire';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import { FAKE_BENEFITS } from './fake-benefits';
import { FAKE_CASHIER } from './fake-cashier';
import { FAKE_HELP } from './fake-help';

export const AT = '2026-03-01T12:00:00.000Z';

export const MEMBER: LoginAnswer = {
  token: 'platform-token-of-demo',
  userName: 'demo',
  customerId: 'M000001',
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
};

export const GAME: Game = {
  nodeId: '1001',
  nodeName: 'Pirámide Dorada',
  gameName: 'Pirámide Dorada',
  displayName: 'Pirámide Dorada',
  showIcon: '/art/1001.svg',
  iconUrl: '/art/1001-s.svg',
  lagerIcon: '/art/1001-l.svg',
  vassalage: 'TNL',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameCode: 'piramide-dorada',
  isHot: 1,
  supportPlay: 0,
  isGame: 'GAME',
  status: 'OPEN',
};

const FACTS: GameFacts = {
  rtpPercent: '96.12',
  volatility: 3,
  minStake: 100,
  maxStake: 50_000,
  maxWinStakes: 750,
  reels: 5,
  rows: 3,
  lines: 20,
  freeSpins: { count: 20, multiplier: 3 },
  features: ['WILDS', 'FREE_SPINS'],
};

export const REGISTER: RegisterRules = { rules: [], minimumAgeYears: 18, firebaseSms: false };

const BET = {
  betId: 'B1',
  roundId: 'R1',
  at: AT,
  nodeId: '1001',
  gameName: 'Pirámide Dorada',
  vassalage: 'TNL',
  vendorName: 'Tonalli',
  gameType: 'RNG',
  stake: 1_000,
  payout: 250,
  net: -750,
  status: 'SETTLED',
  isTrial: false,
} as const;

const MOVEMENT = {
  movementId: 'L1',
  at: AT,
  kind: 'bet.stake',
  category: 'bet',
  amount: -1_000,
  balanceAfter: 99_000,
  reference: 'R1',
  betId: 'B1',
} as const;

const PROFIT = { deposit: 100_000, withdrawal: 0, stake: 1_000, payout: 250, bonus: 0, fee: 0, net: -750 };

const PROMOTION = {
  promotionId: 'zalo',
  category: 'COMMUNITY',
  title: 'Hasta 131K',
  summary: 'Sigue el canal.',
  imageUrl: '/art/banners/promo-zalo.svg',
  phase: 'OPEN',
  startsAt: AT,
  endsAt: null,
} as const;

const AVATARS = { icon: 'avatar-1', icons: [{ id: 'avatar-1', url: '/art/avatars/avatar-1.svg' }] };
const DEVICE = { kind: 'desktop', browser: 'Chrome', system: 'Windows' } as const;

/** What the fake platform answers when a test says nothing else. */
export const FAKE_VALUES: { readonly [Name in EndpointName]: ValueOf<(typeof ENDPOINTS)[Name]> } = {
  fetchPermission: {
    info: {
      customerService: [],
      domainRoute: [{ name: 'Espejo 1', url: 'https://uno.example' }],
      resources: {},
      whitelabel: [{ modId: 'FREEPLAY3', enabled: true, childrenNodes: [] }],
      register: REGISTER,
      mainDomain: 'tonalli.example',
      analytics: { gtagId: '' },
      publicState: {
        hasVip: true,
        vipLabelName: 'Club',
        vipRankLevel: 8,
        availablePromo: { REFERRAL: { enabled: false } },
      },
      imageCDNs: ['http://img.example'],
      launchGameCDNs: ['http://play.example'],
    },
    location: { ip: '203.0.113.7' },
    maintenance: null,
    regionRestriction: false,
  },
  fetchMenu: { categories: [] },
  fetchCountries: { list: [{ countryCode: 'MX', countryDialingCode: '+52', name: 'México' }] },
  listBankLogos: { list: [{ bankId: 'bank-1', name: 'Banco Uno', logo: '/art/banks/bank-1.svg' }] },
  fetchWhitelabel: [{ modId: 'PWDEXPFORCECHANGE3', enabled: true, childrenNodes: [] }],
  fetchStatus: { status: 0, endsAt: null },
  fetchDomainRoute: [],
  fetchContact: { customerService: [], domainRoute: [{ name: 'Espejo 1', url: 'https://uno.example' }] },
  verifyRepresentative: { verdict: 'unknown', name: null },
  listAnnouncements: { banners: [], player: [], popup: [], promotion: [] },
  listWinners: { list: [] },
  fetchJackpot: { kind: 'TICKER', amount: 20_000_000_000, at: AT, lastWon: null, terms: null },
  login: MEMBER,
  loginFreePlay: { ...MEMBER, token: 'platform-token-of-trial', customerId: 'T000001', type: 4 },
  logout: null,
  verifyLogin: MEMBER,
  sendLoginStepCode: { expiredMinutes: 1 },
  noteFirstLogin: null,
  listRegisteredIps: { enforced: false, list: [] },
  removeRegisteredIp: null,
  fetchHumanChallenge: { challenge: null, ttlSeconds: 0 },
  fetchCaptcha: { id: 'captcha-1', image: 'aGVsbG8=' },
  requestLoginCode: { expiredMinutes: 1 },
  requestPasswordMail: null,
  requestPasswordCode: { expiredMinutes: 1 },
  resetPasswordByCode: MEMBER,
  checkPasswordLink: { username: 'd••••o', expiresAt: AT },
  resetPasswordByLink: null,
  registerMember: MEMBER,
  registerMemberByMobile: MEMBER,
  fetchRegisterRules: REGISTER,
  checkAffiliate: { code: 'AG1', agentNickname: 'Agente' },
  requestRegistrationCode: { expiredMinutes: 1 },
  fetchMemberInfo: {
    id: 'M000001',
    account: 'demo',
    nickname: 'Demo',
    type: 0,
    balance: 100_000,
    currencySymbol: '$',
    icon: '/art/icon-1.svg',
    vipLevel: 0,
  },
  updateLanguage: null,
  fetchSecurity: {
    hasPassword: true,
    hasPaymentPassword: true,
    passwordChangedAt: AT,
    mobile: '+52 •••• 5678',
    email: null,
  },
  setPaymentPassword: null,
  changePassword: null,
  fetchAvatars: AVATARS,
  chooseAvatar: AVATARS,
  changeNickname: { nickname: 'Demo' },
  listSessions: {
    list: [{ id: 'S1', device: DEVICE, ip: '203.0.113.7', openedAt: AT, lastUsedAt: AT, current: true }],
  },
  revokeSession: null,
  revokeOtherSessions: { count: 1 },
  listLogins: { list: [{ at: AT, device: DEVICE, ip: '203.0.113.7', way: 'password', succeeded: true }] },
  listGames: { games: [GAME], totalPages: 1, totalRows: 1 },
  fetchGame: { game: GAME, vendorName: 'Tonalli', facts: FACTS, similar: [GAME] },
  listHotGames: { list: [GAME] },
  listVendorGameTypes: { types: ['RNG'] },
  listVendors: { data: { lanes: [] } },
  listGameMenus: { list: [] },
  listFavoriteIds: { ids: ['1001'] },
  listFavoriteGames: { content: [GAME], pageNum: 1, totalPages: 1 },
  addFavorite: null,
  removeFavorite: null,
  listRecentGames: { list: [GAME], totalPages: 1 },
  fetchUnreadCount: { count: 2 },
  listMessages: {
    content: [
      { messageId: 'N00000001', kind: 'welcome', title: 'Hola', excerpt: 'Tu cuenta está lista.', at: AT, read: false },
    ],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  fetchMessage: { messageId: 'N00000001', kind: 'welcome', title: 'Hola', body: 'Lista.', at: AT, link: '/member' },
  readMessages: { count: 1 },
  deleteMessages: { count: 1 },
  restoreMessages: { count: 2 },
  listPromotions: { list: [PROMOTION] },
  fetchPromotion: { ...PROMOTION, content: '<p>Hola</p>', terms: ['Una por persona.'], action: null },
  launchGame: { url: 'http://play.example/launch?token=1' },
  fetchBalance: { main: 100_000, vendors: [] },
  fetchMerchantWallet: { isSingle: true },
  walletTransfer: { main: 50_000, vendors: [] },
  collectWallets: { collected: 0, balances: { main: 50_000, vendors: [] } },
  listWalletMovements: { content: [], pageNum: 1, totalPages: 1, totalRows: 0 },
  ...FAKE_CASHIER,
  ...FAKE_HELP,
  listBets: {
    content: [BET],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
    totals: { stake: 1_000, payout: 250, net: -750 },
  },
  fetchBetDetail: { ...BET, balanceAfter: 99_250, fairness: null, outcome: { kind: 'summary' } },
  listMovements: {
    content: [MOVEMENT],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
    totals: { in: 0, out: 1_000, net: -1_000 },
  },
  fetchProfit: {
    days: [{ day: '2026-03-01', ...PROFIT }],
    games: [{ gameType: 'RNG', bets: 1, stake: 1_000, payout: 250, net: -750 }],
    totals: PROFIT,
    previous: { from: '2026-02-28', to: '2026-02-28', totals: PROFIT },
  },
  ...FAKE_BENEFITS,
  fetchTeamOverview: {
    members: 12,
    agents: 3,
    newMembers: 2,
    activeMembers: 7,
    balance: 1_250_000,
    stake: 500_000,
    payout: 480_000,
    net: -20_000,
    levels: [
      { depth: 1, members: 8, agents: 2 },
      { depth: 2, members: 4, agents: 1 },
    ],
  },
};
