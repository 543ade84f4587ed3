import { Link } from '@tanstack/react-router';
import { HOME_FAVORITES_LIMIT, HOME_HOT_LIMIT, HOME_RECENT_LIMIT } from '@tonalli/contracts/constants';
import type { GamePage } from '@tonalli/contracts/lobby/api';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Clock, Flame, Heart } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameGrid, GameGridSkeleton } from './game-grid';

const LoadFailure = lazyPart(() => import('../../../components/load-failure'));
const NoGames = lazyPart(() => import('./no-games'));

/** Two rows of favourites; the rest on their own page. */
const FAVORITES_SHOWN = 12;
const BONES = 6;

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export function HotSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.home.useQuery({ language });
  const { data, error } = query;
  return (
    <section aria-labelledby="home-hot">
      <SectionHeader
        id="home-hot"
        icon={<Flame />}
        title={t('home.hot')}
        action={
          <Link to={PATHS.home} search={{ tab: 'HOT' }}>
            {t('common:actions.seeAll', { ns: 'common' })}
          </Link>
        }
      />
      {data ? <GameGrid games={data.hot.slice(0, HOME_HOT_LIMIT)} eager /> : null}
      {data?.hot.length === 0 ? (
        <Suspense fallback={null}>
          <NoGames />
        </Suspense>
      ) : null}
      <Failure query={query} />
      {data || error ? null : <GameGridSkeleton count={HOME_HOT_LIMIT} />}
    </section>
  );
}

export function RecentSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.recent.useQuery({ language, page: 1, pageSize: HOME_RECENT_LIMIT });
  return (
    <section aria-labelledby="home-recent">
      <SectionHeader
        id="home-recent"
        icon={<Clock />}
        title={t('home.recent')}
        action={<Link to={PATHS.recent}>{t('common:actions.seeAll', { ns: 'common' })}</Link>}
      />
      <OwnGames query={query} limit={HOME_RECENT_LIMIT} none={t('home.noRecent')} />
    </section>
  );
}

export function FavoriteSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.favorites.useQuery({ language, page: 1, pageSize: HOME_FAVORITES_LIMIT });
  return (
    <section aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        icon={<Heart />}
        title={t('home.favorites')}
        action={<Link to={PATHS.favorite}>{t('common:actions.seeAll', { ns: 'common' })}</Link>}
      />
      <OwnGames query={query} limit={FAVORITES_SHOWN} none={t('home.noFavorites')} />
    </section>
  );
}

interface OwnGamesProps {
  query: Answer<GamePage>;
  limit: number;
  none: ReactNode;
}

function OwnGames({ query, limit, none }: OwnGamesProps) {
  const { data, error } = query;
  return (
    <>
      {data?.games.length === 0 ? <p className="text-muted">{none}</p> : null}
      {data ? <GameGrid games={data.games.slice(0, limit)} rail /> : null}
      <Failure query={query} />
      {data || error ? null : <GameGridSkeleton count={BONES} rail />}
    </>
  );
}

function Failure({ query }: { query: Answer<unknown> }) {
  const { t } = useTranslation('lobby');
  const { data, error, isFetching, refetch } = query;
  if (data || !error) return null;
  return (
    <Suspense fallback={null}>
      <LoadFailure title={t('results.errorTitle')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
