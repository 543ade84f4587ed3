import type { Raffles } from '@tonalli/contracts/raffles/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useLanguage } from '../../hooks/use-language';
import { useNow } from '../../hooks/use-now';
import { trpc } from '../../trpc/trpc';
import { PastRaffle } from './components/past-raffle';
import { RaffleCard } from './components/raffle-card';
import { RaffleRules } from './components/raffle-rules';

const REFRESH_MS = 15_000;

/** Raffles: open, to come and drawn (PROMO-06). */
export default function RafflesScreen() {
  const { t } = useTranslation('raffles');
  const language = useLanguage();
  const { data, error, isFetching, refetch, dataUpdatedAt } = trpc.raffles.list.useQuery(
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
      {data ? <AllRaffles data={data} readAt={dataUpdatedAt} /> : null}
    </div>
  );
}

function AllRaffles({ data, readAt }: { data: Raffles; readAt: number }) {
  const { t } = useTranslation('raffles');
  // Right after an answer the ticking time may lie before it.
  const now = Date.parse(data.now) + Math.max(0, useNow(1_000) - readAt);
  const waiting = data.raffles.filter(({ phase }) => phase !== 'DRAWN');
  const past = data.raffles.filter(({ phase }) => phase === 'DRAWN').toReversed();
  return (
    <>
      {waiting.length === 0 ? <EmptyState title={t('none')} description={t('noneText')} /> : null}
      {waiting.map((raffle) => (
        <RaffleCard key={raffle.raffleId} raffle={raffle} now={now} />
      ))}
      <RaffleRules />
      {past.length > 0 ? (
        <section aria-labelledby="past-raffles" className="flex flex-col gap-4">
          <SectionHeader id="past-raffles" title={t('past')} className="mb-0!" />
          {past.map((raffle) => (
            <PastRaffle key={raffle.raffleId} raffle={raffle} now={now} />
          ))}
        </section>
      ) : null}
    </>
  );
}
