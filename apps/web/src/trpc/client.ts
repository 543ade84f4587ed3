import type { AppRouter } from '@tonalli/gateway/public';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  type Operation,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { env } from '../env';
import { isPersonalPath } from './personal-paths';
import { prefetchLink } from './prefetch-link';

/** Answers that are the same for everyone; they travel without a token, at URLs that caches can share. */
const PUBLIC_QUERIES: ReadonlySet<string> = new Set([
  'system.bootstrap',
  'content.announcements',
  'content.popups',
  'content.winners',
  'content.winnersOf',
  'content.jackpot',
  'lobby.home',
  'lobby.games',
  'play.tables',
  'registration.countries',
  'help.topics',
  'help.topic',
  'help.document',
  'help.paymentMethods',
]);

type FetchEsque = NonNullable<HTTPLinkOptions['fetch']>;
type HTTPLinkOptions = Exclude<Parameters<typeof httpLink<AppRouter>>[0], undefined>;

/** Within what the gateway takes in one batch. */
const MAX_BATCH_ITEMS = 8;
const MAX_URL_LENGTH = 4_000;
const TIMEOUT_MS = 20_000;

export interface ClientOptions {
  token: () => string | null;
  /** Aborted when the session that personal answers are read for is being left. */
  departure: () => AbortSignal;
  language: () => string;
}

export function createClient({ token, departure, language }: ClientOptions): TRPCClient<AppRouter> {
  const personalHeaders = (operation: Operation): Record<string, string> => {
    const session = token();
    // A call that moves money carries the key of its intent as `trpc: { context: { idempotencyKey } }`.
    const key = operation.context.idempotencyKey;
    return {
      'x-language': language(),
      ...(session === null ? {} : { 'x-session': session }),
      ...(typeof key === 'string' ? { 'x-idempotency-key': key } : {}),
    };
  };
  const batch = { url: env.trpcUrl, maxItems: MAX_BATCH_ITEMS, maxURLLength: MAX_URL_LENGTH, fetch: fetchInTime };

  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'mutation',
        // Never in a batch: a cookie that a mutation sets must arrive, and one that fails must not hold up others.
        true: httpLink({ url: env.trpcUrl, fetch: fetchInTime, headers: ({ op }) => personalHeaders(op) }),
        false: splitLink({
          condition: ({ path }) => PUBLIC_QUERIES.has(path),
          true: [prefetchLink(() => null), httpBatchLink(batch)],
          false: [
            givenUpOn(departure),
            prefetchLink(token),
            httpBatchLink({ ...batch, headers: ({ opList: [first] }) => personalHeaders(first) }),
          ],
        }),
      }),
    ],
  });
}

/** Whoever leaves needs no personal answers any more: what is on its way is aborted, and nothing new is asked for. */
function givenUpOn(departure: () => AbortSignal): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (!isPersonalPath(op.path)) return next(op);
      return observable((observer) => {
        const left = departure();
        if (left.aborted) return;
        return next({ ...op, signal: left }).subscribe({
          ...observer,
          error: (error) => left.aborted || observer.error(error),
        });
      });
    };
}

/** A call that takes longer than the page can wait fails in words (SYS-12). */
const fetchInTime: FetchEsque = async (input, init) => {
  if (init?.body instanceof FormData) return readable(await (await import('./send-form')).sendForm(input, init));
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return readable(await fetch(input, { ...init, signal }));
};

/** A proxy's page instead of the gateway's answer becomes an empty one, of which the status can be read. */
const readable = (answer: Response): Response =>
  answer.headers.get('content-type')?.includes('json') ? answer : new Response('null', answer);
