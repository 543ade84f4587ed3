import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useNarrow } from '../../hooks/use-narrow';
import { isGamePage } from '../../paths';
import { lazyPart } from '../chunks/lazy-screen';
import { useIdle } from '../chunks/use-idle';
import { LiveEvents } from '../live/live-events';
import { Overlays } from '../overlays/overlays';
import { PendingScreen } from '../screens/pending-screen';
import { CategoryNav } from './category-nav';
import { ConnectionNotice } from './connection-notice';
import { Header } from './header';
import { NavigationProgress } from './navigation-progress';
import { SideMenu, SideMenuDrawer } from './side-menu';
import { useSideMenu } from './use-side-menu';

const BottomBar = lazyPart(async () => ({ default: (await import('./bottom-bar')).BottomBar }));
const Footer = lazyPart(async () => ({ default: (await import('./footer')).Footer }));
const ClosedScreen = lazyPart(async () => ({
  default: (await import('../../features/system/closed-screen')).ClosedScreen,
}));

/** What stands around every page; maintenance and region take its place entirely (SYS-02, SYS-03). */
export function AppFrame() {
  const bootstrap = useBootstrap();
  if (bootstrap.status === 0) return <Shell />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <ClosedScreen bootstrap={bootstrap} />
    </Suspense>
  );
}

function Shell() {
  const { t } = useTranslation();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const sideMenu = useSideMenu();
  const idle = useIdle();
  const narrow = useNarrow();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const withSideMenu = !isGamePage(pathname);

  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-3 z-70 -translate-y-20 rounded-md bg-marigold px-4 py-2 font-semibold text-on-marigold focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      <Header
        sideMenu={withSideMenu ? sideMenu : null}
        onOpenDrawer={() => setDrawerOpen(true)}
        nav={<CategoryNav />}
      />
      <ConnectionNotice />
      <div className="mx-auto flex w-full max-w-[120rem]">
        {withSideMenu && sideMenu.shown ? (
          <WidgetBoundary quiet>
            <SideMenu />
          </WidgetBoundary>
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col">
          <main id="content" tabIndex={-1} className="min-h-[70dvh] w-full flex-1 outline-none">
            <Outlet />
          </main>
          <WidgetBoundary quiet>
            <Suspense fallback={null}>{idle ? <Footer /> : null}</Suspense>
          </WidgetBoundary>
        </div>
      </div>
      {narrow ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <BottomBar onOpenDrawer={() => setDrawerOpen(true)} />
          </Suspense>
        </WidgetBoundary>
      ) : null}
      <SideMenuDrawer open={drawerOpen} onOpenChange={setDrawerOpen} />
      <Overlays />
      <LiveEvents />
    </>
  );
}
