import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useLottery } from './betting/use-lottery';
import { GameSkeleton } from './game-skeleton';
import { LotteryHeader } from './lottery-header';
import type { LotterySearch } from './lottery-search';

const BettingView = lazyPart(async () => ({ default: (await import('./betting/betting-view')).BettingView }));
const ResultsView = lazyPart(async () => ({ default: (await import('./results/results-view')).ResultsView }));
const TrendView = lazyPart(async () => ({ default: (await import('./results/trend-view')).TrendView }));

type GameView = 'betting' | 'results' | 'trend';

const TAB =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-raised px-4 font-semibold text-muted text-sm no-underline ring-1 ring-line ring-inset hover:bg-overlay hover:text-text aria-[current=page]:bg-marigold aria-[current=page]:text-on-marigold aria-[current=page]:ring-marigold';

/** One lottery: to bet on, what it drew, and how often each number came. */
export function LotteryGame({ gameCode, view }: { gameCode: string; view: GameView }) {
  const { t } = useTranslation('lottery');
  const { query, clock } = useLottery(gameCode);
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    return error ? (
      <>
        <PageHeading title={t('betting.failed')} hidden />
        <LoadFailure title={t('betting.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        <Button asChild variant="secondary" className="self-center">
          <Link from="/$category" to="." search={{}}>
            {t('nav.lobby')}
          </Link>
        </Button>
      </>
    ) : (
      <GameSkeleton />
    );
  }
  return (
    <>
      <LotteryHeader detail={data} clock={clock} isResultSaid={view === 'results'} onEnd={() => void refetch()} />
      <GameNav gameCode={gameCode} view={view} />
      <WidgetBoundary key={view}>
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          {view === 'betting' ? <BettingView detail={data} clock={clock} /> : null}
          {view === 'results' ? <ResultsView game={data.game} /> : null}
          {view === 'trend' ? <TrendView game={data.game} /> : null}
        </Suspense>
      </WidgetBoundary>
    </>
  );
}

function GameNav({ gameCode, view }: { gameCode: string; view: GameView }) {
  const { t } = useTranslation('lottery');
  const to = (next: LotterySearch['view']): LotterySearch => ({ gameCode, ...(next && { view: next }) });
  const links = [
    { name: t('nav.betting'), search: to(undefined), isHere: view === 'betting' },
    { name: t('nav.results'), search: to('results'), isHere: view === 'results' },
    { name: t('nav.trend'), search: to('trend'), isHere: view === 'trend' },
    { name: t('nav.orders'), search: to('orders'), isHere: false },
    { name: t('nav.lobby'), search: {}, isHere: false },
  ];
  return (
    <nav aria-label={t('nav.label')} className="-mx-3 sm:mx-0">
      <ul className="no-scrollbar flex gap-2 overflow-x-auto px-3 py-0.5 sm:flex-wrap sm:px-0">
        {links.map(({ name, search, isHere }) => (
          <li key={name}>
            <Link
              from="/$category"
              to="."
              search={search}
              resetScroll={false}
              aria-current={isHere ? 'page' : undefined}
              activeOptions={{ exact: true }}
              className={TAB}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
