import { createRootRouteWithContext } from '@tanstack/react-router';
import { parseSheetSearch } from '../../features/lobby/lobby-search';
import { lastBootstrap } from '../../hooks/use-bootstrap';
import type { AppServices } from '../app-services';
import { yieldToMain } from '../chunks/yield-to-main';
import { PageFrame } from '../page-frame';
import { readBootstrap, restoreCachedBootstrap } from '../read-bootstrap';
import { writeMerchant } from '../session/tab-session';

export const Route = createRootRouteWithContext<AppServices>()({
  // A game's sheet or a vendor's list may lie over any page.
  validateSearch: parseSheetSearch,
  // Fetched while the session resumes, so that the loaders need no second round trip.
  beforeLoad: async ({ context, cause }) => {
    if (context.session.get().status === 'resuming') void readBootstrap(context).catch(() => null);
    // The app has only just rendered: draw it first.
    if (cause === 'enter') await yieldToMain();
  },
  loader: async ({ context }) => {
    const { merchant } = await readBootstrap(context).catch((error: unknown) => {
      // The bootstrap of another language still serves (I18N-03), and the cached one when offline (SYS-14).
      const known = lastBootstrap(context.queryClient) ?? restoreCachedBootstrap(context, error);
      if (known) return known;
      throw error;
    });
    writeMerchant(window.sessionStorage, window.localStorage, merchant);
  },
  component: PageFrame,
});
