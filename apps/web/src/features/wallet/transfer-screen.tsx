import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { trpc } from '../../trpc/trpc';
import { CollectAll } from './components/collect-all';
import { type TransferDirection, TransferForm } from './components/transfer-form';
import { WalletCards } from './components/wallet-cards';
import { WalletMovements } from './components/wallet-movements';
import { defaultDirection } from './transfer-direction';

/** The main wallet and those of vendors that keep their own, money between them, and what was moved (MEM-06). */
export default function TransferScreen() {
  const { t } = useTranslation('transfer');
  const { data, error, isFetching, refetch } = trpc.wallet.balance.useQuery(undefined, { staleTime: 0 });
  const [chosen, setChosen] = useState<TransferDirection | null>(null);
  const direction = chosen ?? (data && defaultDirection(data));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={t('title')} />
        <p className="mt-1 max-w-2xl text-muted">{t('lead')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-96 w-full" />}
      {data ? (
        <>
          <WalletCards balances={data} onChoose={setChosen} />
          {data.vendors.length === 0 ? <EmptyState title={t('single.title')} description={t('single.text')} /> : null}
          {direction ? <TransferForm balances={data} direction={direction} onDirection={setChosen} /> : null}
          {data.vendors.length > 0 ? <CollectAll balances={data} /> : null}
        </>
      ) : null}
      <WalletMovements />
    </div>
  );
}
