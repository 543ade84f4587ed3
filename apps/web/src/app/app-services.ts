import type { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { AppRouter } from '@tonalli/gateway/public';
import { createI18n } from '@tonalli/i18n/i18n';
import type { Language } from '@tonalli/i18n/languages';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { i18n } from 'i18next';
import { createClient } from '../trpc/client';
import { closedIn } from '../trpc/closed-told';
import { isGateClosed, isSessionEnd, platformPart, property } from '../trpc/failure-code';
import { createQueryClient } from '../trpc/query-client';
import { createOverlayStore, type OverlayStore } from './overlays/overlay-store';
import { createSessionStore, type SessionStore } from './session/session-store';

type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/** Singletons of the page. */
export interface AppServices {
  i18n: i18n;
  queryClient: QueryClient;
  client: TRPCClient<AppRouter>;
  queries: QueryUtils;
  session: SessionStore;
  overlays: OverlayStore;
}

export async function createAppServices(language: Language, connect = createClient): Promise<AppServices> {
  const i18n = await createI18n(language);
  const session = createSessionStore(window.sessionStorage, window.localStorage);
  const client = connect({ token: session.token, departure: session.departure, language: () => i18n.language });
  const queryClient = createQueryClient(onFailure);
  const queries = createTRPCQueryUtils({ queryClient, client });

  function onFailure(code: ErrorCode, error: unknown) {
    const closed = code === 'ACCOUNT_CLOSED' ? closedIn(property(platformPart(error), 'closed')) : undefined;
    if (closed) session.tellClosed(closed);
    if (isSessionEnd(code)) session.end('expired');
    if (isGateClosed(code)) void queries.system.bootstrap.invalidate();
  }

  return { i18n, queryClient, client, queries, session, overlays: createOverlayStore() };
}
