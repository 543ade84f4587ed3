import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { LotteryArea } from '@tonalli/contracts/lottery/api';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { LOTTERY_SEGMENTS } from '../../paths';
import { LotteryLaunch } from './launch/lottery-launch';
import { useAreaName } from './lobby/area-links';
import { AREA_SEGMENTS } from './lobby/area-segments';
import { type LotteryView, parseLotterySearch, viewOf } from './lottery-search';

const LotteryLobby = lazyPart(async () => ({ default: (await import('./lobby/lottery-lobby')).LotteryLobby }));
const OrdersView = lazyPart(async () => ({ default: (await import('./orders/orders-view')).OrdersView }));
const OrderView = lazyPart(async () => ({ default: (await import('./orders/order-view')).OrderView }));
const LotteryGame = lazyPart(async () => ({ default: (await import('./lottery-game')).LotteryGame }));

const AREAS: Readonly<Record<string, LotteryArea>> = {
  [LOTTERY_SEGMENTS.vietnam]: 'VN',
  [LOTTERY_SEGMENTS.sea]: 'SEA',
};

const route = getRouteApi('/$category');

/** The lotteries of a page, one of them, or the member's own orders, as the address says (AUTH-16, LOTT-01). */
export default function LotteryScreen() {
  const { category } = route.useParams();
  const search = parseLotterySearch({ ...route.useSearch() });
  const area = AREAS[category] ?? 'LOTT';
  const view = viewOf(search);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4 px-3 py-4 sm:px-6 sm:py-6">
      {/* A lottery stays as it is from view to view. */}
      <WidgetBoundary key={isOfGame(view) ? search.gameCode : view}>
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <LotteryPart area={area} search={search} />
        </Suspense>
      </WidgetBoundary>
    </div>
  );
}

const isOfGame = (view: LotteryView): view is 'betting' | 'results' | 'trend' =>
  view === 'betting' || view === 'results' || view === 'trend';

interface LotteryPartProps {
  area: LotteryArea;
  search: ReturnType<typeof parseLotterySearch>;
}

function LotteryPart({ area, search }: LotteryPartProps) {
  const areaName = useAreaName();
  const view = viewOf(search);
  const from = useLocation({ select: ({ state }) => state.lotteryFrom });
  const { gameCode = '', order = '' } = search;
  if (from !== undefined && gameCode)
    return (
      <LotteryLaunch
        category={AREA_SEGMENTS[area]}
        gameCode={gameCode}
        view={view === 'lobby' ? 'lobby' : 'betting'}
        from={from}
      />
    );
  if (isOfGame(view)) return <LotteryGame key={gameCode} gameCode={gameCode} view={view} />;
  return (
    <>
      <PageHeading title={areaName(area)} />
      {view === 'lobby' ? <LotteryLobby area={area} /> : null}
      {view === 'orders' ? <OrdersView /> : null}
      {view === 'order' ? <OrderView orderId={order} /> : null}
    </>
  );
}
