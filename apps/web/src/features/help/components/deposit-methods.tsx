import type { PaymentMethodsView } from '@tonalli/contracts/help/api';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import { useMethodTexts } from '../hooks/use-method-texts';

type Method = PaymentMethodsView['deposits'][number];

/** The channels that are open now, with their limits, fees and times. */
export default function DepositMethods() {
  const { t } = useTranslation('help');
  const { range, fee, stretch } = useMethodTexts();
  const { data, error, isFetching, refetch } = trpc.help.paymentMethods.useQuery();
  if (!data && error) {
    return <LoadFailure title={t('payments.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const columns: DataColumn<Method>[] = [
    { id: 'channel', header: t('payments.channel'), heading: true, cell: ({ kind }) => t(`payments.kind.${kind}`) },
    {
      id: 'limits',
      header: t('payments.limits'),
      cell: ({ minMinor, maxMinor }) => <span className="money whitespace-nowrap">{range(minMinor, maxMinor)}</span>,
    },
    { id: 'fee', header: t('payments.fee'), cell: (method) => <span className="money">{fee(method.fee)}</span> },
    {
      id: 'time',
      header: t('payments.time'),
      cell: ({ kind, expiresMinutes }) => (
        <span className="flex flex-col">
          {t(`payments.credit.${kind}`)}
          <span className="text-faint text-xs">{t('payments.toPay', { time: stretch(expiresMinutes) })}</span>
        </span>
      ),
    },
  ];
  return (
    <div className="mt-5">
      <DataTable
        caption={t('payments.deposits')}
        columns={columns}
        rows={data?.deposits ?? []}
        rowKey={({ id }) => id}
        loading={data === undefined}
        loadingRows={5}
        empty={<EmptyState title={t('payments.closed')} />}
      />
    </div>
  );
}
