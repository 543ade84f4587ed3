import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { NoOpenBets } from './components/no-open-bets';
import { OpenBetCard } from './components/open-bet-card';

/** Every bet of the member whose result is still to come, whatever its game, and the way back to it (GAME-16). */
export default function OpenBetsScreen() {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.records.open.useQuery(
    { language },
    { staleTime: 0, refetchOnWindowFocus: true },
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <PageHeading title={t('open.title')} />
        <p className="max-w-prose text-pretty text-muted">{t('open.text')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('open.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
          {[1, 2].map((place) => (
            <Skeleton key={place} className="h-44 rounded-xl" />
          ))}
        </div>
      ) : null}
      {data?.length === 0 ? <NoOpenBets /> : null}
      {data && data.length > 0 ? (
        <ul aria-label={t('open.title')} className="grid gap-4 lg:grid-cols-2">
          {data.map((bet) => (
            <li key={bet.roundId}>
              <OpenBetCard bet={bet} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
