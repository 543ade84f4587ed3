import { useQueryClient } from '@tanstack/react-query';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { lastBootstrap } from '../../hooks/use-bootstrap';
import { trpc } from '../../trpc/trpc';
import { LineCheck } from './components/line-check';
import { OtherChannels } from './components/other-channels';
import { VerifyRepresentative } from './components/verify-representative';

/** Where else the product is found, and who really speaks for it; there whatever else is closed (SYS-04). */
export default function MirrorsScreen() {
  const { t } = useTranslation('site');
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = trpc.system.contact.useQuery();
  const isOpen = lastBootstrap(queryClient)?.status === 0;
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('mirrors.title')} />
        <p className="mt-1.5 max-w-prose text-pretty text-muted">{t('mirrors.lead')}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          {data ? <LineCheck mirrors={data.mirrors} /> : null}
          {!data && error ? (
            <LoadFailure title={t('mirrors.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : null}
          {data || error ? null : <LineCheckSkeleton />}
          <OtherChannels channels={data?.customerService ?? []} withApp={isOpen} />
        </div>
        <VerifyRepresentative />
      </div>
    </div>
  );
}

const SKELETON_KEYS = ['one', 'two', 'three'];

function LineCheckSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-9 w-56 rounded-sm" />
      {SKELETON_KEYS.map((key) => (
        <Skeleton key={key} className="h-18 w-full rounded-md" />
      ))}
    </Card>
  );
}
