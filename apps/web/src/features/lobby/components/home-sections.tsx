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

export interface Answer<Data> {
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
      <Unanswered query={query} bones={<GameGridSkeleton count={HOME_HOT_LIMIT} />} />
    </section>
  );
}

interface UnansweredProps {
  query: Answer<unknown>;
  bones: ReactNode;
}

/** What stands in a section without its games: bones, until it can say that they did not come. */
export function Unanswered({ query, bones }: UnansweredProps) {
  const { t } = useTranslation('lobby');
  const { data, error, isFetching, refetch } = query;
  if (data) return null;
  if (!error) return bones;
  return (
    <Suspense fallback={bones}>
      <LoadFailure title={t('results.errorTitle')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
