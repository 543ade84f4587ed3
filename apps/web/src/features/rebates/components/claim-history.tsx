import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RebateClaimRow } from '@tonalli/contracts/rebates/api';
import { formatDateTime, formatDay } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';

const PAGE_SIZE = 10;

/** What the member claimed, newest first. */
export function ClaimHistory() {
  const { t } = useTranslation(['rebates', 'lobby']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = trpc.rebates.claims.useQuery(
    { page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const columns: DataColumn<RebateClaimRow>[] = [
    {
      id: 'category',
      header: t('rebates:table.category'),
      heading: true,
      cell: ({ category }) => t(`lobby:type.${category}`),
    },
    {
      id: 'days',
      header: t('rebates:table.days'),
      cell: ({ from, to }) =>
        from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`,
    },
    { id: 'at', header: t('rebates:history.at'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'reference',
      header: t('rebates:history.reference'),
      cell: ({ id }) => <span className="text-muted">{id}</span>,
    },
    {
      id: 'valid',
      header: t('rebates:table.valid'),
      align: 'end',
      cell: ({ validBetMinor }) => <Money amountMinor={validBetMinor} language={language} />,
    },
    {
      id: 'amount',
      header: t('rebates:history.amount'),
      align: 'end',
      cell: ({ amountMinor }) => (
        <Money amountMinor={amountMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
  ];
  return (
    <section aria-labelledby="rebate-claims" className="flex flex-col gap-4">
      <SectionHeader id="rebate-claims" title={t('rebates:history.title')} className="mb-0!" />
      <PagedAnswer query={query} errorTitle={t('rebates:history.error')} onPageChange={setPage}>
        <DataTable
          caption={t('rebates:history.title')}
          columns={columns}
          rows={query.data?.rows ?? []}
          rowKey={({ id }) => id}
          loading={query.data === undefined}
          loadingRows={3}
          empty={
            <EmptyState
              illustration="inbox"
              title={t('rebates:history.empty')}
              description={t('rebates:history.emptyText')}
              action={
                <Button variant="secondary" asChild>
                  <Link to={PATHS.home}>{t('rebates:play')}</Link>
                </Button>
              }
            />
          }
        />
      </PagedAnswer>
    </section>
  );
}
