import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { Language } from '@tonalli/i18n/languages';
import { areWanted } from '../features/content/popup-audience';
import { gamePageInput } from '../features/lobby/lobby-search';
import { presetRanges, toMoments } from '../hooks/day-ranges';
import { operatorDay } from '../hooks/operator-day';
import { isAgentPage, isDialogPage, PATHS } from '../paths';

/** A query of the gateway by its path, with its input as the app will write it. */
export interface EarlyQuestion {
  readonly path: string;
  readonly input?: object;
}

export interface Visit {
  readonly pathname: string;
  /** As in an address: empty, or from the question mark on. */
  readonly search: string;
  readonly language: Language;
  /** Of who is signed in here. */
  readonly session: Pick<SessionView, 'token' | 'isTrial' | 'isAgent'> | null;
  /** What the tab and the browser keep. */
  readonly tab: Pick<Storage, 'getItem'>;
  readonly browser: Pick<Storage, 'getItem'>;
}

const isHome = (pathname: string) => pathname === PATHS.home || pathname === '/home' || isDialogPage(pathname);

/** What the app will ask for first at an address, the same for everybody. */
export function publicQuestions({ pathname, search, language, session, tab, browser }: Visit): EarlyQuestion[] {
  const input = { language };
  const questions: EarlyQuestion[] = [{ path: 'system.bootstrap', input }];
  const type = gameTypeOfSegment(pathname.slice(1));
  if (type !== null && !search) {
    questions.push({ path: 'lobby.games', input: gamePageInput({ language, type, search: {} }) });
  }
  if (!isHome(pathname)) return questions;
  questions.push({ path: 'lobby.home', input }, { path: 'content.announcements', input });
  const audience = 'visitor';
  if (!session && areWanted(tab, browser, audience)) {
    questions.push({ path: 'content.popups', input: { ...input, audience } });
  }
  return questions;
}

/** What it will ask for once the site is known to be open, apart from what a browser may keep. */
export const laterQuestions = ({ pathname, language }: Visit): EarlyQuestion[] =>
  isHome(pathname) ? [{ path: 'content.winners', input: { language } }, { path: 'content.jackpot' }] : [];

/** What it will ask for with the session, if there is one. */
export function ownQuestions({ pathname, search, language, session }: Visit): EarlyQuestion[] {
  const questions: EarlyQuestion[] =
    pathname === PATHS.promotions ? [{ path: 'promotions.list', input: { language } }] : [];
  if (!session) return questions;
  questions.push({ path: 'wallet.balance' });
  if (session.isAgent && pathname === PATHS.agentHome && !search) {
    questions.push({ path: 'team.overview', input: toMoments(presetRanges(operatorDay(Date.now())).previous7) });
  }
  if (!session.isTrial && !isAgentPage(pathname)) questions.push({ path: 'messages.unread' });
  if (pathname === PATHS.member) questions.push({ path: 'account.me' });
  if (!session.isTrial && pathname === PATHS.member && !search) questions.push({ path: 'account.security' });
  return questions;
}
