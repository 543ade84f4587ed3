import { createRootRouteWithContext } from '@tanstack/react-router';
import { parseSheetSearch } from '../../features/lobby/lobby-search';
import { BOOTSTRAP_STALE_MS, lastBootstrap } from '../../hooks/use-bootstrap';
import type { AppServices } from '../app-services';
import { languageOf } from '../language-of';
import { PageFrame } from '../page-frame';
import { writeMerchant } from '../session/tab-session';

export const Route = createRootRouteWithContext<AppServices>()({
  // A game's sheet or a vendor's list may lie over any page.
  validateSearch: parseSheetSearch,
  loader: async ({ context }) => {
    const language = languageOf(context.i18n);
    const reading = context.queries.system.bootstrap.ensureData({ language }, { staleTime: BOOTSTRAP_STALE_MS });
    const { merchant } = await reading.catch((error: unknown) => {
      // What was read in another language still tells what to draw (I18N-03).
      const known = lastBootstrap(context.queryClient);
      if (known) return known;
      throw error;
    });
    writeMerchant(window.sessionStorage, window.localStorage, merchant);
  },
  component: PageFrame,
});
