import { getRouteApi, Outlet } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { HeroBanner } from '../../features/content/components/hero-banner';
import { Jackpot } from '../../features/content/components/jackpot';
import { GameGridSkeleton } from '../../features/lobby/components/game-grid';
import { LobbyTabs } from '../../features/lobby/components/lobby-tabs';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';
import { whenIdle } from '../chunks/when-idle';
import { useSession } from '../session/use-session';
import { HomeSections } from './home-sections';
import { usePopupPreload } from './use-popup-preload';
import { useWide } from './use-wide';
import { Winners } from './winners';

const NoticeMarquee = lazyPart(() => import('../../features/content/notices/notice-marquee'));
const PopupHost = lazyPart(() => import('../../features/content/popups/popup-host'));
const HomeTabList = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/home-tab-list')).HomeTabList,
}));

const route = getRouteApi('/_home');

/** Home: banner, jackpot, winners and notices, then the lobby's sections or one of its tabs (HOME-06, LOBBY-01). */
export default function HomeScreen() {
  const { t, i18n } = useTranslation('lobby');
  const { tab } = route.useSearch();
  const { status } = useSession();
  const wide = useWide();
  // Locale files of the idle parts, beside their code.
  useEffect(() => whenIdle(() => i18n.loadNamespaces('home')), [i18n]);
  usePopupPreload(PopupHost.preload);
  const shownTab = tab === 'FAV' && status !== 'member' ? undefined : tab;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-3 py-4 sm:gap-10 sm:px-6 sm:py-6">
      <PageHeading title={t('home.heading')} hidden />
      {/* First of what comes late, since it lies over everything. */}
      <WidgetBoundary quiet>
        <RenderWhenIdle>
          <PopupHost />
        </RenderWhenIdle>
      </WidgetBoundary>
      <div className="flex flex-col gap-3 sm:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <WidgetBoundary>
            <HeroBanner />
          </WidgetBoundary>
          <div className="grid content-start gap-4 xl:grid-rows-[auto_minmax(0,1fr)]">
            <WidgetBoundary>
              <Jackpot />
            </WidgetBoundary>
            {wide ? <Winners className="min-h-48" /> : null}
          </div>
        </div>
        <div className="h-11">
          <WidgetBoundary quiet>
            <RenderWhenIdle>
              <NoticeMarquee />
            </RenderWhenIdle>
          </WidgetBoundary>
        </div>
        <LobbyTabs current={shownTab ?? 'HOME'} />
      </div>
      {shownTab ? (
        <Suspense fallback={<GameGridSkeleton count={LOBBY_PAGE_SIZE} />}>
          <HomeTabList key={shownTab} tab={shownTab} />
        </Suspense>
      ) : (
        <HomeSections member={status === 'member'} wide={wide} />
      )}
      <Outlet />
    </div>
  );
}
