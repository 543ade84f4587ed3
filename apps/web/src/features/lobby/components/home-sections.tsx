import { Link } from '@tanstack/react-router';
import { HOME_HOT_LIMIT } from '@tonalli/contracts/constants';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Flame } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { GameGrid, GameGridSkeleton } from './game-grid';

const LoadFailure = lazyPart(() => import('../../../components/load-failure'));
const NoGames = lazyPart(() => import('./no-games'));

export interface SectionQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export function HotSection() {
  const { t } = useTranslation('lobby');
  const language = useLanguage();
  const query = trpc.lobby.home.useQuery({ language });
  const { data } = query;
  return (
    <section aria-labelledby="home-hot">
      <SectionHeader
        id="home-hot"
        icon={<Flame />}
        title={t('home.hot')}
        action={
          <Link to={PATHS.home} search={{ tab: 'HOT' }}>
            {t('actions.seeAll', { ns: 'common' })}
          </Link>
        }
      />
      {data ? <GameGrid games={data.hot.slice(0, HOME_HOT_LIMIT)} eager /> : null}
      {data?.hot.length === 0 ? (
        <Suspense fallback={null}>
          <NoGames />
        </Suspense>
      ) : null}
      <SectionFallback query={query} skeleton={<GameGridSkeleton count={HOME_HOT_LIMIT} />} />
    </section>
  );
}

interface SectionFallbackProps {
  query: SectionQuery<unknown>;
  skeleton: ReactNode;
}

/** What a section shows without its games: a skeleton while they load, or the failure. */
export function SectionFallback({ query, skeleton }: SectionFallbackProps) {
  const { t } = useTranslation('lobby');
  const { data, error, isFetching, refetch } = query;
  if (data) return null;
  if (!error) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <LoadFailure title={t('results.errorTitle')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
