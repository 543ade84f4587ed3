import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { pendingProps, RevealInOrder } from '../../components/reveal-in-order';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';
import { OddsTable } from './components/odds-table';
import { PastSpins } from './components/past-spins';
import { WheelBoard } from './components/wheel-board';

/** A wheel of prizes with its weights, spun by the platform (MEM-11, PROMO-06). */
export default function WheelScreen() {
  const { t } = useTranslation('wheel');
  const language = useLanguage();
  const query = trpc.wheel.read.useQuery({ language }, { staleTime: 0 });
  const { data, error, isFetching, refetch } = query;
  return (
    <RevealInOrder className="gap-8">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div {...pendingProps(query)}>
          <Skeleton className="h-96 rounded-xl" />
        </div>
      ) : null}
      {data ? <WheelBoard wheel={data} /> : null}
      {data ? <OddsTable wheel={data} /> : null}
      <PastSpins />
    </RevealInOrder>
  );
}
