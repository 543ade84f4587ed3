import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { Language } from '@tonalli/i18n/languages';
import { areWanted } from '../features/content/popup-audience';
import { gamePageInput } from '../features/lobby/lobby-search';
import { presetRanges } from '../hooks/day-ranges';
import { operatorDay } from '../hooks/operator-day';
import { isAgentPage, isDialogPage, PATHS } from '../paths';

/** A procedure's path, with its input exactly as the app will write it. */
export interface PrefetchQuery {
  readonly path: string;
  readonly input?: object;
}

export interface Visit {
  readonly pathname: string;
  /** As in an address: empty, or from the question mark on. */
  readonly search: string;
  readonly language: Language;
  /** Null: nobody is signed in. */
  readonly session: Pick<SessionView, 'token' | 'isTrial' | 'isAgent'> | null;
  /** Session storage and local storage. */
  readonly tab: Pick<Storage, 'getItem'>;
  readonly browser: Pick<Storage, 'getItem'>;
}

const isHome = (pathname: string) => pathname === PATHS.home || pathname === '/home' || isDialogPage(pathname);

/** What the app will ask for first on a page, the same for everybody. */
export function publicQueries({ pathname, search, language, session, tab, browser }: Visit): PrefetchQuery[] {
  const input = { language };
  const queries: PrefetchQuery[] = [{ path: 'system.bootstrap', input }];
  const type = gameTypeOfSegment(pathname.slice(1));
  if (type !== null && !search) {
    queries.push({ path: 'lobby.games', input: gamePageInput({ language, type, search: {} }) });
  }
  if (!isHome(pathname)) return queries;
  queries.push({ path: 'lobby.home', input }, { path: 'content.announcements', input });
  const audience = 'visitor';
  if (!session && areWanted(tab, browser, audience)) {
    queries.push({ path: 'content.popups', input: { ...input, audience } });
  }
  return queries;
}

/** What it will ask for once the site is known to be open. */
export const openSiteQueries = ({ pathname, language }: Visit): PrefetchQuery[] =>
  isHome(pathname) ? [{ path: 'content.winners', input: { language } }, { path: 'content.jackpot' }] : [];

/** What it will ask for on behalf of the session, if there is one. */
export function sessionQueries({ pathname, search, language, session }: Visit): PrefetchQuery[] {
  const queries: PrefetchQuery[] =
    pathname === PATHS.promotions ? [{ path: 'promotions.list', input: { language } }] : [];
  if (!session) return queries;
  queries.push({ path: 'wallet.balance' });
  if (session.isAgent && pathname === PATHS.agentHome && !search) {
    queries.push({ path: 'team.overview', input: presetRanges(operatorDay(Date.now())).previous7 });
  }
  if (!session.isTrial && !isAgentPage(pathname)) queries.push({ path: 'messages.unread' });
  if (pathname === PATHS.member) queries.push({ path: 'account.me' });
  if (!session.isTrial && pathname === PATHS.member && !search) queries.push({ path: 'account.security' });
  return queries;
}
