import { keepPreviousData } from '@tanstack/react-query';
import type { RedemptionRow } from '@tonalli/contracts/points/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { usePointText } from '../hooks/use-point-text';
import { type PointsSearch, REDEMPTION_STATUSES } from '../points-search';
import { FilterChips } from './filter-chips';
import { HistoryFrame } from './history-frame';

const PAGE_SIZE = 20;
const TONES: Record<RedemptionRow['status'], BadgeTone> = { PROCESS: 'info', APPROVED: 'jade', REJECTED: 'danger' };

interface RedemptionListProps {
  search: PointsSearch;
  onChange: (change: { status?: PointsSearch['status'] | undefined; no: number | undefined }) => void;
}

/** The member's redeem requests and what became of them (PTS-03). */
export function RedemptionList({ search, onChange }: RedemptionListProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const { status } = search;
  const query = trpc.points.redemptions.useQuery(
    { language, page: search.no ?? 1, pageSize: PAGE_SIZE, ...(status ? { status } : {}) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <HistoryFrame
      query={query}
      errorTitle={t('history.error')}
      filter={
        <FilterChips
          label={t('history.filter')}
          all={t('history.all')}
          options={REDEMPTION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status}
          onValueChange={(next) => onChange({ status: next, no: undefined })}
        />
      }
      onPageChange={(no) => onChange({ status, no })}
    >
      <DataTable
        caption={t('history.caption')}
        columns={useColumns()}
        rows={query.data?.rows ?? []}
        rowKey={(row) => row.id}
        loading={query.data === undefined}
        empty={
          status ? (
            <EmptyState illustration="search" title={t('history.none')} />
          ) : (
            <EmptyState illustration="inbox" title={t('history.empty')} description={t('history.emptyText')} />
          )
        }
      />
    </HistoryFrame>
  );
}

function useColumns(): DataColumn<RedemptionRow>[] {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const text = usePointText();
  return [
    {
      id: 'name',
      header: t('history.reward'),
      heading: true,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <span>{row.name}</span>
          <span className="font-normal text-faint text-xs">{t(`type.${row.type}`)}</span>
        </span>
      ),
    },
    { id: 'quantity', header: t('history.quantity'), align: 'end', cell: (row) => text.count(row.quantity) },
    { id: 'points', header: t('history.points'), align: 'end', cell: (row) => text.count(row.points) },
    {
      id: 'at',
      header: t('history.at'),
      cell: (row) => <time dateTime={row.at}>{formatDateTime(row.at, language)}</time>,
    },
    {
      id: 'status',
      header: t('history.status'),
      cell: (row) => <Badge tone={TONES[row.status]}>{t(`status.${row.status}`)}</Badge>,
    },
    { id: 'id', header: t('history.id'), cell: (row) => <span className="money text-faint text-sm">{row.id}</span> },
  ];
}
