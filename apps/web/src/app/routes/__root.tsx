import { createRootRouteWithContext } from '@tanstack/react-router';
import { parseSheetSearch } from '../../features/lobby/lobby-search';
import { BOOTSTRAP_STALE_MS, lastBootstrap } from '../../hooks/use-bootstrap';
import type { AppServices } from '../app-services';
import { languageOf } from '../language-of';
import { PageFrame } from '../page-frame';
import { writeMerchant } from '../session/tab-session';

const readBootstrap = ({ queries, i18n }: AppServices) =>
  queries.system.bootstrap.ensureData({ language: languageOf(i18n) }, { staleTime: BOOTSTRAP_STALE_MS });

export const Route = createRootRouteWithContext<AppServices>()({
  // A game's sheet or a vendor's list may lie over any page.
  validateSearch: parseSheetSearch,
  // Where a page waits to hear who is there, this is asked for meanwhile; else the loaders ask for everything in one journey.
  beforeLoad: ({ context }) => {
    if (context.session.get().status === 'resuming') void readBootstrap(context).catch(() => null);
  },
  loader: async ({ context }) => {
    const { merchant } = await readBootstrap(context).catch((error: unknown) => {
      // What was read in another language still tells what to draw (I18N-03).
      const known = lastBootstrap(context.queryClient);
      if (known) return known;
      throw error;
    });
    writeMerchant(window.sessionStorage, window.localStorage, merchant);
  },
  component: PageFrame,
});
