import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { pendingProps, RevealInOrder } from '../../components/reveal-in-order';
import { TakeBreakLink } from '../../components/take-break-link';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { DepositForm } from './components/deposit-form';
import { DepositHistory } from './components/deposit-history';
import { DepositOrder } from './components/deposit-order';
import { parseDepositSearch } from './deposit-search';

interface DepositScreenProps {
  /** Stands around the form of a new order, and may ask something first. */
  Before?: ComponentType<{ children: ReactNode }>;
}

/** Paying in: a new order, or the one that the address names, and the orders before (MEM-03). */
export default function DepositScreen({ Before = Fragment }: DepositScreenProps) {
  const { t } = useTranslation('cashier');
  const { search, show } = useMemberSearch(parseDepositSearch);
  const open = (order: string | undefined) => {
    show({ order });
    window.scrollTo({ top: 0 });
  };
  return (
    <RevealInOrder className="gap-6">
      <div>
        <PageHeading title={t('deposit.title')} />
        <p className="mt-1 text-muted">
          {t('deposit.intro')} <TakeBreakLink />
        </p>
      </div>
      {search.order ? (
        <DepositOrder key={search.order} id={search.order} onBack={() => open(undefined)} />
      ) : (
        <Before>
          <NewDeposit onCreated={open} />
        </Before>
      )}
      <DepositHistory onOpen={open} />
    </RevealInOrder>
  );
}

function NewDeposit({ onCreated }: { onCreated: (id: string) => void }) {
  const { t } = useTranslation('cashier');
  const query = trpc.cashier.depositChannels.useQuery();
  const { data, error, isFetching, refetch } = query;
  if (data) return <DepositForm channels={data} onCreated={({ id }) => onCreated(id)} />;
  if (!error) {
    return (
      <div {...pendingProps(query)}>
        <Skeleton className="h-224 rounded-xl sm:h-158 xl:h-132" />
      </div>
    );
  }
  return (
    <LoadFailure title={t('deposit.channelsError')} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}
