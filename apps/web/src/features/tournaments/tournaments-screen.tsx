import type { Tournaments } from '@tonalli/contracts/tournaments/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { useNow } from '../../hooks/use-now';
import { trpc } from '../../trpc/trpc';
import { TournamentCard } from './components/tournament-card';

const REFRESH_MS = 15_000;
const ORDER = ['OPEN', 'COMING_SOON', 'CLOSED'];

/** Tournaments: running, to come and over (PROMO-07). */
export default function TournamentsScreen() {
  const { t } = useTranslation('tournaments');
  const language = useLanguage();
  const { data, error, isFetching, refetch, dataUpdatedAt } = trpc.tournaments.list.useQuery(
    { language },
    { staleTime: 0, refetchInterval: REFRESH_MS },
  );
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-2xl text-muted">{t('lead')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-80 w-full rounded-xl" />}
      {data ? <AllTournaments data={data} readAt={dataUpdatedAt} /> : null}
    </div>
  );
}

function AllTournaments({ data, readAt }: { data: Tournaments; readAt: number }) {
  const { t } = useTranslation('tournaments');
  // Right after an answer the ticking time may lie before it.
  const now = Date.parse(data.now) + Math.max(0, useNow(1_000) - readAt);
  const sorted = data.tournaments.toSorted(
    (a, b) => ORDER.indexOf(a.phase) - ORDER.indexOf(b.phase) || Number(b.own !== null) - Number(a.own !== null),
  );
  if (sorted.length === 0) return <EmptyState title={t('none')} description={t('noneText')} />;
  return sorted.map((tournament) => <TournamentCard key={tournament.id} tournament={tournament} now={now} />);
}
