import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import type { SessionView } from '@tonalli/contracts/session/api';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import { LANGUAGE_KEY } from '@tonalli/i18n/language-storage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tonalli/i18n/languages';
import { readTabSession } from '../app/session/tab-session';
import { env } from '../env';
import { type PrefetchedAnswer, prefetchKey } from '../trpc/prefetched';
import { openSiteQueries, type PrefetchQuery, publicQueries, sessionQueries, type Visit } from './prefetch-queries';

/** Locale files that a page needs first, by language and path; `/$category` stands for every list of games. */
export type TextFiles = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;
const ANY_PAGE = '';
const CATEGORY = '/$category';

const TIMEOUT_MS = 20_000;
/** Answers that nobody took by then are dropped: they are no longer fresh. */
const KEPT_MS = 30_000;

/**
 * Fetches what the app will ask for first, while its scripts load. Nothing depends on it: the app fetches whatever it
 * does not find.
 */
export function startPrefetch(page: Window, texts: TextFiles): void {
  const { localStorage: browser, sessionStorage: tab, document, location } = page;
  const stored = browser.getItem(LANGUAGE_KEY);
  const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const { pathname, search } = location;
  const session =
    readTabSession(tab) ?? (browser.getItem(SIGNED_IN_FLAG) === null ? null : readEmbeddedSession(document));
  const visit: Visit = { pathname, search, language, session, tab, browser };

  const {
    [ANY_PAGE]: always = [],
    [gameTypeOfSegment(pathname.slice(1)) !== null ? CATEGORY : pathname]: further = [],
  } = texts[language];
  for (const href of [...always, ...further]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  const asked: Record<string, Promise<PrefetchedAnswer>> = {};
  page.prefetched = asked;
  setTimeout(() => {
    for (const key of Object.keys(asked)) delete asked[key];
  }, KEPT_MS);

  const ask = (queries: readonly PrefetchQuery[], owner: string | null, headers: Record<string, string> = {}) => {
    const answers = fetchBatch(queries, headers);
    for (const [i, { path, input }] of queries.entries()) {
      const answer = answers.then((list) => list[i] ?? Promise.reject());
      // Whoever takes it fetches again.
      answer.catch(() => null);
      asked[prefetchKey(path, input, owner)] = answer;
    }
    return answers;
  };
  const own = sessionQueries(visit);
  if (own.length > 0) {
    const headers = { 'x-language': language, ...(session && { 'x-session': session.token }) };
    void ask(own, session?.token ?? null, headers);
  }
  ask(publicQueries(visit), null).then(
    ([bootstrap]) => {
      const later = openSiteQueries(visit);
      if (later.length > 0 && bootstrap && isOpen(bootstrap)) void ask(later, null);
    },
    () => null,
  );
}

/** The app reads the same element later, and removes it. */
function readEmbeddedSession(page: Document): SessionView | null {
  const embedded = page.getElementById(EMBEDDED_SESSION_ID)?.textContent;
  return embedded ? JSON.parse(embedded) : null;
}

const isOpen = (bootstrap: PrefetchedAnswer): boolean =>
  'result' in bootstrap && Reflect.get(Object(bootstrap.result.data), 'status') === 0;

/** As tRPC's client writes a batch, so that the gateway's cache sees the same URL. */
async function fetchBatch(
  queries: readonly PrefetchQuery[],
  headers: Record<string, string>,
): Promise<PrefetchedAnswer[]> {
  const inputs = Object.fromEntries(queries.flatMap(({ input }, i) => (input ? [[i, input]] : [])));
  const paths = queries.map(({ path }) => path).join(',');
  const url = `${env.trpcUrl}/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const list: unknown = await answer.json();
  if (!Array.isArray(list)) throw new TypeError('not the answer to a batch');
  return list;
}
