import { Outlet, useRouterState } from '@tanstack/react-router';
import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useNarrow } from '../../hooks/use-narrow';
import { isGamePage, PATHS } from '../../paths';
import { lazyPart } from '../chunks/lazy-screen';
import { NextFrame } from '../chunks/next-frame';
import { RenderWhenIdle } from '../chunks/render-when-idle';
import { LiveEvents } from '../live/live-events';
import { Overlays } from '../overlays/overlays';
import { CategoryNav } from './category-nav';
import { ConnectionNotice } from './connection-notice';
import { Header } from './header';
import { SideMenu, SideMenuDrawer } from './side-menu';
import { useSideMenu } from './use-side-menu';

const BottomBar = lazyPart(async () => ({ default: (await import('./bottom-bar')).BottomBar }));
const Footer = lazyPart(async () => ({ default: (await import('./footer/footer')).Footer }));

/** Header, menus and footer around every page. */
export function AppFrame() {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  return (
    <>
      <Surroundings onOpenDrawer={openDrawer} />
      <SideMenuDrawer open={drawerOpen} onOpenChange={setDrawerOpen} />
    </>
  );
}

/** Memoised: re-rendering it with every page or the drawer is a large part of a press. */
const Surroundings = memo(function Surroundings({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  const { t } = useTranslation();
  const withSideMenu = useRouterState({ select: ({ location }) => !isGamePage(location.pathname) });
  const withFooter = useRouterState({ select: ({ location }) => location.pathname !== PATHS.seamless });
  const sideMenu = useSideMenu();
  const narrow = useNarrow();

  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-3 z-70 -translate-y-20 transition-none rounded-md bg-marigold px-4 py-2 font-semibold text-on-marigold focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header
        sideMenu={withSideMenu ? sideMenu : null}
        onOpenDrawer={onOpenDrawer}
        nav={narrow ? null : <CategoryNav />}
      />
      <ConnectionNotice />
      <div className="mx-auto flex w-full max-w-[120rem]">
        {withSideMenu && sideMenu.shown && !narrow ? (
          <WidgetBoundary quiet>
            <SideMenu />
          </WidgetBoundary>
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col">
          {/* The footer begins out of sight: what comes into the page pushes nothing that somebody looks at. */}
          <main id="content" tabIndex={-1} className="min-h-dvh w-full flex-1 outline-none">
            <NextFrame>
              <Outlet />
            </NextFrame>
          </main>
          <WidgetBoundary quiet>
            <RenderWhenIdle>{withFooter ? <Footer /> : null}</RenderWhenIdle>
          </WidgetBoundary>
        </div>
      </div>
      {narrow ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <BottomBar onOpenDrawer={onOpenDrawer} />
          </Suspense>
        </WidgetBoundary>
      ) : null}
      <Overlays />
      <LiveEvents />
    </>
  );
});
