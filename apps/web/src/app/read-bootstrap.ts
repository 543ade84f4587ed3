import type { Bootstrap } from '@tonalli/contracts/system/api';
import { BOOTSTRAP_STALE_MS } from '../hooks/use-bootstrap';
import { failureCode } from '../trpc/failure-code';
import type { AppServices } from './app-services';
import { keptSite } from './install/kept-site';
import { languageOf } from './language-of';

/** What is known of the site, or what it says now (SYS-01). */
export const readBootstrap = ({ queries, i18n }: Pick<AppServices, 'queries' | 'i18n'>): Promise<Bootstrap> =>
  queries.system.bootstrap.ensureData({ language: languageOf(i18n) }, { staleTime: BOOTSTRAP_STALE_MS });

/** The site as it was last known where no answer arrives; the next one takes its place. Null where it says something else. */
export function recallSite({ queries, i18n }: Pick<AppServices, 'queries' | 'i18n'>, error: unknown): Bootstrap | null {
  const site = failureCode(error) === 'NETWORK_ERROR' ? keptSite(window) : null;
  if (site) queries.system.bootstrap.setData({ language: languageOf(i18n) }, site, { updatedAt: 0 });
  return site;
}
