import { getRouteApi, Outlet } from '@tanstack/react-router';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { HeroBanner } from '../../features/content/components/hero-banner';
import { Jackpot } from '../../features/content/components/jackpot';
import { WinnersBoard } from '../../features/content/components/winners-board';
import { GameGridSkeleton } from '../../features/lobby/components/game-grid';
import { FavoriteSection, HotSection, RecentSection } from '../../features/lobby/components/home-sections';
import { LobbyTabs } from '../../features/lobby/components/lobby-tabs';
import { lazyPart } from '../chunks/lazy-screen';
import { useIdle } from '../chunks/use-idle';
import { useSession } from '../session/use-session';

const VendorSections = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/vendor-sections')).VendorSections,
}));
const HomeTabList = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/home-tab-list')).HomeTabList,
}));

const route = getRouteApi('/_home');

/** Home: banner, jackpot and winners, then the lobby's sections or one of its tabs (HOME-06, LOBBY-01). */
export default function HomeScreen() {
  const { t } = useTranslation('lobby');
  const { tab } = route.useSearch();
  const { status } = useSession();
  // Below the fold, after what the visitor came for.
  const idle = useIdle();
  const shownTab = tab === 'FAV' && status !== 'member' ? undefined : tab;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-3 py-4 sm:gap-10 sm:px-6 sm:py-6">
      <PageHeading title={t('home.heading')} hidden />
      <div className="grid items-stretch gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <WidgetBoundary>
          <HeroBanner />
        </WidgetBoundary>
        <div className="grid content-start gap-4 sm:max-xl:grid-cols-2 xl:grid-rows-[auto_minmax(0,1fr)]">
          <WidgetBoundary>
            <Jackpot />
          </WidgetBoundary>
          <WidgetBoundary>
            <WinnersBoard />
          </WidgetBoundary>
        </div>
      </div>
      <LobbyTabs current={shownTab ?? 'HOME'} />
      {shownTab ? (
        <Suspense fallback={<GameGridSkeleton count={LOBBY_PAGE_SIZE} />}>
          <HomeTabList key={shownTab} tab={shownTab} />
        </Suspense>
      ) : (
        <>
          {status === 'member' ? (
            <WidgetBoundary>
              <RecentSection />
            </WidgetBoundary>
          ) : null}
          <WidgetBoundary>
            <HotSection />
          </WidgetBoundary>
          {status === 'member' ? (
            <WidgetBoundary>
              <FavoriteSection />
            </WidgetBoundary>
          ) : null}
          <WidgetBoundary>
            <Suspense fallback={null}>{idle ? <VendorSections /> : null}</Suspense>
          </WidgetBoundary>
        </>
      )}
      <Outlet />
    </div>
  );
}
