import type { Bootstrap } from '@tonalli/contracts/system/api';
import { BOOTSTRAP_STALE_MS } from '../hooks/use-bootstrap';
import { failureCode } from '../trpc/failure-code';
import type { AppServices } from './app-services';
import { readCachedBootstrap } from './install/cached-bootstrap';
import { languageOf } from './language-of';

/** The bootstrap from the cache, or from the gateway (SYS-01). */
export const readBootstrap = ({ queries, i18n }: Pick<AppServices, 'queries' | 'i18n'>): Promise<Bootstrap> =>
  queries.system.bootstrap.ensureData({ language: languageOf(i18n) }, { staleTime: BOOTSTRAP_STALE_MS });

/** The cached bootstrap after a network error, marked stale, so that the next answer replaces it. Null for other errors. */
export function restoreCachedBootstrap(
  { queries, i18n }: Pick<AppServices, 'queries' | 'i18n'>,
  error: unknown,
): Bootstrap | null {
  const site = failureCode(error) === 'NETWORK_ERROR' ? readCachedBootstrap(window) : null;
  if (site) queries.system.bootstrap.setData({ language: languageOf(i18n) }, site, { updatedAt: 0 });
  return site;
}
