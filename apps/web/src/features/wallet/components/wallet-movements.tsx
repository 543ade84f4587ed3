import { keepPreviousData } from '@tanstack/react-query';
import type { WalletMovement } from '@tonalli/contracts/wallet/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

const PAGE_SIZE = 10;

/** What was moved between the wallets, newest first. */
export function WalletMovements() {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = trpc.wallet.movements.useQuery(
    { page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const columns: DataColumn<WalletMovement>[] = [
    {
      id: 'way',
      header: t('movements.way'),
      heading: true,
      cell: ({ direction, name }) => t(`movements.${direction}`, { name }),
    },
    { id: 'at', header: t('movements.at'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'amount',
      header: t('movements.amount'),
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} language={language} className="font-semibold" />,
    },
  ];
  return (
    <section aria-labelledby="wallet-movements" className="flex flex-col gap-4">
      <SectionHeader id="wallet-movements" title={t('movements.title')} className="mb-0!" />
      <PagedAnswer query={query} errorTitle={t('movements.error')} onPageChange={setPage}>
        <DataTable
          caption={t('movements.title')}
          columns={columns}
          rows={query.data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={query.data === undefined}
          loadingRows={3}
          empty={<EmptyState illustration="inbox" title={t('movements.empty')} />}
        />
      </PagedAnswer>
    </section>
  );
}
