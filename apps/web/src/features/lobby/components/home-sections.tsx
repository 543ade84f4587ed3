import { Link } from '@tanstack/react-router';
import { HOME_FAVORITES_LIMIT, HOME_HOT_LIMIT, HOME_RECENT_LIMIT } from '@tonalli/contracts/constants';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Clock, Flame, Heart } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameGrid, GameGridSkeleton } from './game-grid';

const LoadFailure = lazyPart(() => import('../../../components/load-failure'));

/** Two rows of favourites; the rest on their own page. */
const FAVORITES_SHOWN = 12;

export function HotSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.lobby.home.useQuery({ language });
  return (
    <section aria-labelledby="home-hot">
      <SectionHeader id="home-hot" icon={<Flame />} title={t('home.hot')} action={<SeeAll tab="HOT" />} />
      {data ? <GameGrid games={data.hot.slice(0, HOME_HOT_LIMIT)} eager /> : null}
      {!data && error ? (
        <Suspense fallback={null}>
          <LoadFailure title={t('results.errorTitle')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        </Suspense>
      ) : null}
      {data || error ? null : <GameGridSkeleton count={HOME_HOT_LIMIT} />}
    </section>
  );
}

export function RecentSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const { data } = trpc.lobby.recent.useQuery({ language, page: 1, pageSize: HOME_RECENT_LIMIT });
  return (
    <section aria-labelledby="home-recent">
      <SectionHeader
        id="home-recent"
        icon={<Clock />}
        title={t('home.recent')}
        action={<Link to={PATHS.recent}>{t('common:actions.seeAll', { ns: 'common' })}</Link>}
      />
      {data?.games.length === 0 ? <p className="text-muted">{t('home.noRecent')}</p> : null}
      {data ? <GameGrid games={data.games} /> : <GameGridSkeleton count={6} />}
    </section>
  );
}

export function FavoriteSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const { data } = trpc.lobby.favorites.useQuery({ language, page: 1, pageSize: HOME_FAVORITES_LIMIT });
  return (
    <section aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        icon={<Heart />}
        title={t('home.favorites')}
        action={<Link to={PATHS.favorite}>{t('common:actions.seeAll', { ns: 'common' })}</Link>}
      />
      {data?.games.length === 0 ? <p className="text-muted">{t('home.noFavorites')}</p> : null}
      {data ? <GameGrid games={data.games.slice(0, FAVORITES_SHOWN)} /> : <GameGridSkeleton count={6} />}
    </section>
  );
}

function SeeAll({ tab }: { tab: 'HOT' }) {
  const { t } = useTranslation();
  return (
    <Link to={PATHS.home} search={{ tab }}>
      {t('actions.seeAll')}
    </Link>
  );
}
