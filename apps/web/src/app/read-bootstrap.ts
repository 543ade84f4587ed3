import type { Bootstrap } from '@tonalli/contracts/system/api';
import { BOOTSTRAP_STALE_MS } from '../hooks/use-bootstrap';
import type { AppServices } from './app-services';
import { languageOf } from './language-of';

/** What is known of the site, or what it says now (SYS-01). */
export const readBootstrap = ({ queries, i18n }: Pick<AppServices, 'queries' | 'i18n'>): Promise<Bootstrap> =>
  queries.system.bootstrap.ensureData({ language: languageOf(i18n) }, { staleTime: BOOTSTRAP_STALE_MS });
