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
  // Where a page waits to hear who is there, this is asked for meanwhile; else the loaders ask for everything in one journey.
  beforeLoad: async ({ context, cause }) => {
    if (context.session.get().status === 'resuming') void readBootstrap(context).catch(() => null);
    // The first time, the app has only just been drawn.
    if (cause === 'enter') await yieldToMain();
  },
  loader: async ({ context }) => {
    const { merchant } = await readBootstrap(context).catch((error: unknown) => {
      // What was read in another language still tells what to draw (I18N-03), and without a connection what was kept (SYS-14).
      const known = lastBootstrap(context.queryClient) ?? restoreCachedBootstrap(context, error);
      if (known) return known;
      throw error;
    });
    writeMerchant(window.sessionStorage, window.localStorage, merchant);
  },
  component: PageFrame,
});
