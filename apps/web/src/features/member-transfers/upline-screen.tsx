import type { SentTransfer } from '@tonalli/contracts/member-transfers/api';
import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { trpc } from '../../trpc/trpc';
import { RecentTransfers } from './components/recent-transfers';
import { TransferForm } from './components/transfer-form';
import { TransferSent } from './components/transfer-sent';

/** Money to the agent above, and what was transferred before (MEM-05). */
export default function UplineScreen() {
  const { t } = useTranslation('member-transfers');
  const { data: desk, error, isFetching, refetch } = trpc.memberTransfers.desk.useQuery({}, { staleTime: 0 });
  const [sent, setSent] = useState<SentTransfer | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('upline.title')} />
        <p className="mt-1 max-w-2xl text-muted">{t('upline.lead')}</p>
      </div>
      {!desk && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {desk || error ? null : <Skeleton className="h-120 w-full rounded-xl" />}
      {sent ? <TransferSent transfer={sent} /> : null}
      {desk?.receiver ? (
        <Card role="region" aria-label={t('form.label')}>
          <TransferForm desk={desk} receiver={desk.receiver} onSent={setSent} />
        </Card>
      ) : null}
      {desk && !desk.receiver ? <EmptyState title={t('upline.none')} description={t('upline.noneText')} /> : null}
      <RecentTransfers />
    </div>
  );
}
