import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import type { SessionView } from '@tonalli/contracts/session/api';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { TOLD_SESSION_ID } from '@tonalli/contracts/session/told-session';
import { LANGUAGE_KEY } from '@tonalli/i18n/language-storage';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tonalli/i18n/languages';
import { readTabSession } from '../app/session/tab-session';
import { env } from '../env';
import { type EarlyAnswer, earlyKey } from '../trpc/asked-early';
import { type EarlyQuestion, laterQuestions, ownQuestions, publicQuestions, type Visit } from './early-questions';

/** Files of the texts that a page begins with, by language and path; `/$category` is every list of games. */
export type TextFiles = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;
const ANY_PAGE = '';
const CATEGORY = '/$category';

const TIMEOUT_MS = 20_000;
/** What nobody took by then is asked for anew: no answer counts as fresh for longer. */
const KEPT_MS = 30_000;

/**
 * Asks for what the app will ask for first, while its scripts are on their way. Nothing depends on it: the app asks
 * for whatever it does not find.
 */
export function askEarly(page: Window, texts: TextFiles): void {
  const { localStorage: browser, sessionStorage: tab, document, location } = page;
  const stored = browser.getItem(LANGUAGE_KEY);
  const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  const { pathname, search } = location;
  const session = readTabSession(tab) ?? (browser.getItem(SIGNED_IN_FLAG) === null ? null : toldSession(document));
  const visit: Visit = { pathname, search, language, session, tab, browser };

  const {
    [ANY_PAGE]: always = [],
    [gameTypeOfSegment(pathname.slice(1)) !== null ? CATEGORY : pathname]: further = [],
  } = texts[language];
  for (const href of [...always, ...further]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  const asked: Record<string, Promise<EarlyAnswer>> = {};
  page.askedEarly = asked;
  setTimeout(() => {
    for (const key of Object.keys(asked)) delete asked[key];
  }, KEPT_MS);

  const ask = (questions: readonly EarlyQuestion[], owner: string | null, headers: Record<string, string> = {}) => {
    const answers = fetchBatch(questions, headers);
    for (const [i, { path, input }] of questions.entries()) {
      const answer = answers.then((list) => list[i] ?? Promise.reject());
      // Who takes it asks again.
      answer.catch(() => null);
      asked[earlyKey(path, input, owner)] = answer;
    }
    return answers;
  };
  const own = ownQuestions(visit);
  if (own.length > 0) {
    const headers = { 'x-language': language, ...(session && { 'x-session': session.token }) };
    void ask(own, session?.token ?? null, headers);
  }
  ask(publicQuestions(visit), null).then(
    ([bootstrap]) => {
      const later = laterQuestions(visit);
      if (later.length > 0 && bootstrap && isOpen(bootstrap)) void ask(later, null);
    },
    () => null,
  );
}

/** Whom the page was sent to; the app reads it too, and takes it away. */
function toldSession(page: Document): SessionView | null {
  const told = page.getElementById(TOLD_SESSION_ID)?.textContent;
  return told ? JSON.parse(told) : null;
}

const isOpen = (bootstrap: EarlyAnswer): boolean =>
  'result' in bootstrap && Reflect.get(Object(bootstrap.result.data), 'status') === 0;

/** As tRPC's client writes a batch, so that a cache knows it again. */
async function fetchBatch(
  questions: readonly EarlyQuestion[],
  headers: Record<string, string>,
): Promise<EarlyAnswer[]> {
  const inputs = Object.fromEntries(questions.flatMap(({ input }, i) => (input ? [[i, input]] : [])));
  const paths = questions.map(({ path }) => path).join(',');
  const url = `${env.trpcUrl}/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const list: unknown = await answer.json();
  if (!Array.isArray(list)) throw new TypeError('not the answer to a batch');
  return list;
}
