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
  // On its way while a page still asks who is there; the loader waits for it.
  beforeLoad: ({ context }) => void readBootstrap(context).catch(() => null),
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
