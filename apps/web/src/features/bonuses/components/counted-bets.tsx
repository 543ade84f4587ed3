import { keepPreviousData } from '@tanstack/react-query';
import type { CountedBetRow } from '@tonalli/contracts/bonuses/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

const PAGE_SIZE = 5;

/** Bets that counted, each with how much of it did. */
export function CountedBets({ id }: { id: string }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = trpc.bonuses.bets.useQuery(
    { id, page, pageSize: PAGE_SIZE, language },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const columns: DataColumn<CountedBetRow>[] = [
    { id: 'game', header: t('bets.game'), heading: true, cell: ({ gameName }) => gameName ?? t('bets.unknown') },
    { id: 'at', header: t('bets.at'), cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time> },
    {
      id: 'wagered',
      header: t('bets.wagered'),
      align: 'end',
      cell: ({ wageredMinor }) => <Money amountMinor={wageredMinor} language={language} />,
    },
    { id: 'percent', header: t('bets.percent'), align: 'end', cell: ({ percent }) => formatPercent(percent, language) },
    {
      id: 'counted',
      header: t('bets.counted'),
      align: 'end',
      cell: ({ countedMinor }) => (
        <Money amountMinor={countedMinor} language={language} className="font-semibold text-jade" />
      ),
    },
  ];
  return (
    <section aria-label={t('bets.title')} className="flex flex-col gap-3">
      <h4 className="font-semibold text-sm">{t('bets.title')}</h4>
      <PagedAnswer query={query} errorTitle={t('bets.error')} onPageChange={setPage}>
        <DataTable
          caption={t('bets.title')}
          columns={columns}
          rows={query.data?.rows ?? []}
          loading={query.data === undefined}
          loadingRows={2}
          rowKey={({ roundId }) => roundId}
          empty={<p className="py-4 text-center text-muted text-sm">{t('bets.empty')}</p>}
        />
      </PagedAnswer>
    </section>
  );
}
