import { keepPreviousData } from '@tanstack/react-query';
import type { MemberTransferRow } from '@tonalli/contracts/member-transfers/api';
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

/** What the member sent and received, newest first. */
export function RecentTransfers() {
  const { t } = useTranslation('member-transfers');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = trpc.memberTransfers.list.useQuery(
    { page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const columns: DataColumn<MemberTransferRow>[] = [
    {
      id: 'way',
      header: t('recent.way'),
      heading: true,
      cell: ({ direction, way, party }) => t(`recent.${direction}.${way}`, { account: party.username }),
    },
    { id: 'at', header: t('recent.at'), cell: ({ at }) => formatDateTime(at, language) },
    { id: 'reference', header: t('recent.reference'), cell: ({ id }) => <span className="text-muted">{id}</span> },
    {
      id: 'amount',
      header: t('recent.amount'),
      align: 'end',
      cell: ({ amountMinor, direction }) => (
        <Money
          amountMinor={direction === 'in' ? amountMinor : -amountMinor}
          language={language}
          tone="sign"
          className="font-semibold"
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="member-transfers" className="flex flex-col gap-4">
      <SectionHeader id="member-transfers" title={t('recent.title')} className="mb-0!" />
      <PagedAnswer query={query} errorTitle={t('recent.error')} onPageChange={setPage}>
        <DataTable
          caption={t('recent.title')}
          columns={columns}
          rows={query.data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={query.data === undefined}
          loadingRows={3}
          empty={<EmptyState illustration="inbox" title={t('recent.empty')} description={t('recent.emptyText')} />}
        />
      </PagedAnswer>
    </section>
  );
}
