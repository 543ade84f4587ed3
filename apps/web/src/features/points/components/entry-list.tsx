import { keepPreviousData } from '@tanstack/react-query';
import type { PointEntryRow } from '@tonalli/contracts/points/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { usePointText } from '../hooks/use-point-text';
import { useRemark } from '../hooks/use-remark';
import { ENTRY_KINDS, type PointsSearch } from '../points-search';
import { FilterChips } from './filter-chips';
import { HistoryFrame } from './history-frame';

const PAGE_SIZE = 20;

interface EntryListProps {
  search: PointsSearch;
  onChange: (change: { kind?: PointsSearch['kind'] | undefined; no: number | undefined }) => void;
}

/** Every change of the points: kind, time, change, balance and remark (PTS-03, PTS-04). */
export function EntryList({ search, onChange }: EntryListProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const { kind } = search;
  const query = trpc.points.entries.useQuery(
    { language, page: search.no ?? 1, pageSize: PAGE_SIZE, ...(kind ? { type: kind } : {}) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <HistoryFrame
      query={query}
      errorTitle={t('details.error')}
      filter={
        <FilterChips
          label={t('details.filter')}
          all={t('details.all')}
          options={ENTRY_KINDS.map((value) => ({ value, label: t(`entry.${value}`) }))}
          value={kind}
          onValueChange={(next) => onChange({ kind: next, no: undefined })}
        />
      }
      onPageChange={(no) => onChange({ kind, no })}
    >
      <DataTable
        caption={t('details.caption')}
        columns={useColumns()}
        rows={query.data?.rows ?? []}
        rowKey={(row) => row.id}
        loading={query.data === undefined}
        empty={
          kind ? (
            <EmptyState illustration="search" title={t('details.none')} />
          ) : (
            <EmptyState illustration="inbox" title={t('details.empty')} description={t('details.emptyText')} />
          )
        }
      />
    </HistoryFrame>
  );
}

function useColumns(): DataColumn<PointEntryRow>[] {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const text = usePointText();
  const remark = useRemark();
  return [
    { id: 'type', header: t('details.type'), heading: true, cell: (row) => t(`entry.${row.type}`) },
    {
      id: 'at',
      header: t('details.at'),
      cell: (row) => (
        <time dateTime={row.at} className="whitespace-nowrap">
          {formatDateTime(row.at, language)}
        </time>
      ),
    },
    {
      id: 'change',
      header: t('details.change'),
      align: 'end',
      cell: (row) => (
        <span className={clsx('font-semibold', row.change > 0 ? 'text-jade' : 'text-danger')}>
          {row.change > 0 ? '+' : ''}
          {text.count(row.change)}
        </span>
      ),
    },
    { id: 'balance', header: t('details.balance'), align: 'end', cell: (row) => text.count(row.balance) },
    { id: 'remark', header: t('details.remark'), cell: (row) => <span className="text-muted">{remark(row)}</span> },
  ];
}
