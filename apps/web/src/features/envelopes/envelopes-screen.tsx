import type { Rains } from '@tonalli/contracts/envelopes/api';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useNow } from '../../hooks/use-now';
import { trpc } from '../../trpc/trpc';
import { PastRain } from './components/past-rain';
import { PersonalEnvelope } from './components/personal-envelope';
import { RainCard } from './components/rain-card';
import { phaseOf } from './rain-phase';

const OPEN_MS = 2_000;
const QUIET_MS = 15_000;

/** What there is to look at often: what is left of a rain while it is open. */
const paceOf = (data: Rains | undefined): number =>
  data?.rains.some((rain) => phaseOf(rain, Date.parse(data.now)) === 'open') ? OPEN_MS : QUIET_MS;

/** Rains of red envelopes: to come, open and over (PROMO-06). */
export default function EnvelopesScreen() {
  const { t } = useTranslation('envelopes');
  const { data, error, isFetching, refetch, dataUpdatedAt } = trpc.envelopes.rains.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => paceOf(state.data),
  });
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
      {data ? <AllRains data={data} readAt={dataUpdatedAt} /> : null}
    </div>
  );
}

function AllRains({ data, readAt }: { data: Rains; readAt: number }) {
  const { t } = useTranslation('envelopes');
  // Right after an answer the ticking time may lie before it.
  const now = Date.parse(data.now) + Math.max(0, useNow(1_000) - readAt);
  const waiting = data.rains.filter(({ isClosed }) => !isClosed).toReversed();
  const past = data.rains.filter(({ isClosed }) => isClosed);
  return (
    <>
      {waiting.length === 0 ? <EmptyState title={t('none')} description={t('noneText')} /> : null}
      {waiting.map((rain) => (
        <RainCard key={rain.id} rain={rain} now={now} />
      ))}
      {data.personal ? <PersonalEnvelope personal={data.personal} /> : null}
      {past.length > 0 ? (
        <section aria-labelledby="past-rains" className="flex flex-col gap-4">
          <SectionHeader id="past-rains" title={t('past.title')} className="mb-0!" />
          {past.map((rain) => (
            <PastRain key={rain.id} rain={rain} />
          ))}
        </section>
      ) : null}
    </>
  );
}
