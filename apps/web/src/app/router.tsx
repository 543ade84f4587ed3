import { createRouter } from '@tanstack/react-router';
import { focusHeading } from '../components/heading-focus';
import { isOtherPage } from '../paths';
import type { AppServices } from './app-services';
import { lazyPart } from './chunks/lazy-screen';
import { trackPrefetch } from './chunks/stale-chunk';
import { routeTree } from './route-tree.gen';
import { CrashScreen } from './screens/crash-screen';
import { PendingScreen } from './screens/pending-screen';

const NotFoundPage = lazyPart(async () => ({ default: (await import('./screens/not-found-screen')).NotFoundScreen }));

export function createAppRouter(services: AppServices) {
  const router = createRouter({
    routeTree,
    context: services,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: () => <NotFoundPage />,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 300,
    defaultStructuralSharing: true,
  });
  const { preloadRoute } = router;
  router.preloadRoute = (options) => trackPrefetch(preloadRoute(options));
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation && isOtherPage(fromLocation, toLocation)) arriveAtPage();
  });
  return router;
}

/** Every change of page starts at its top, with the focus on its heading (SYS-05). */
function arriveAtPage(): void {
  document.querySelector('.first-view')?.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
