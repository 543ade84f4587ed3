/** Every page's path, once. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  member: '/member',
  favorite: '/favorite',
  recent: '/recent',
  promotions: '/promotions',
  winners: '/winners',
  chat: '/chat',
  pointMall: '/pointMall',
  agent: '/agent',
  agentHome: '/agentHome',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
  about: '/about',
  payments: '/payments',
  faq: '/faq',
  appDownload: '/app',
  mirrors: '/mirrors',
  feedback: '/feedback',
  seamless: '/seamless',
} as const;

const HOME_ALIASES: ReadonlySet<string> = new Set(['index', 'index.html']);
/** Addresses that other servers would give home; they lead there (HOME-01). */
export const isHomeAlias = (segment: string): boolean => HOME_ALIASES.has(segment);

/** Pages of the lotteries: further segments of `$category`. */
export const LOTTERY_SEGMENTS = { all: 'lottery', sea: 'seaLottery', vietnam: 'vnLottery' } as const;
const LOTTERIES: readonly string[] = Object.values(LOTTERY_SEGMENTS);
export const isLotterySegment = (segment: string): boolean => LOTTERIES.includes(segment);

const LOTTERY_PAGES = LOTTERIES.map((segment) => `/${segment}`);
const GAME_PAGES: ReadonlySet<string> = new Set([PATHS.seamless, ...LOTTERY_PAGES]);
/** Pages where the side menu stands aside (NAV-08). */
export const isGamePage = (pathname: string): boolean => GAME_PAGES.has(pathname);

const DIALOG_PAGES: ReadonlySet<string> = new Set([PATHS.login, PATHS.register]);
/** Home with the login or register dialog open; closing the dialog leads to home. */
export const isDialogPage = (pathname: string): boolean => DIALOG_PAGES.has(pathname);

const CENTRES: ReadonlySet<string> = new Set([PATHS.member, PATHS.agentHome]);
interface Place {
  pathname: string;
  search: { page?: unknown };
}
/** Whether a navigation leads to another page; in a centre the query names the page. */
export const isOtherPage = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || (CENTRES.has(to.pathname) && from.search.page !== to.search.page);

const GUARDED_PAGES: ReadonlySet<string> = new Set([PATHS.member, PATHS.pointMall, ...LOTTERY_PAGES]);
/** Pages that need a session; a visitor logs in first and then goes on there (AUTH-16). */
export const isGuardedPage = (pathname: string): boolean => GUARDED_PAGES.has(pathname);

const AGENT_PAGES: ReadonlySet<string> = new Set([PATHS.agent, PATHS.agentHome]);
/** Pages of agents, which stand without the site's header and menus (NAV-10). */
export const isAgentPage = (pathname: string): boolean => AGENT_PAGES.has(pathname);
