import type { TeamMovementRow } from '@tonalli/contracts/agent-reports/api';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { RecordTime } from '../../../components/record-time';
import { useLanguage } from '../../../hooks/use-language';

export function MovementTable({ rows }: { rows: readonly TeamMovementRow[] | undefined }) {
  const { t } = useTranslation(['agent-reports', 'records']);
  const language = useLanguage();
  const columns: DataColumn<TeamMovementRow>[] = [
    {
      id: 'kind',
      header: t('agent-reports:column.kind'),
      heading: true,
      cell: ({ kind }) => t(`records:movements.kind.${kind}`),
    },
    { id: 'at', header: t('records:movements.table.at'), cell: ({ at }) => <RecordTime at={at} /> },
    {
      id: 'amount',
      header: t('agent-reports:column.amount'),
      align: 'end',
      cell: ({ amountMinor }) => (
        <Money amountMinor={amountMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
    {
      id: 'reference',
      header: t('records:movements.table.reference'),
      align: 'end',
      cell: ({ reference }) => <span className="block max-w-44 truncate text-muted text-xs">{reference}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('agent-reports:movements.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ movementId }) => movementId}
      loading={rows === undefined}
      empty={
        <EmptyState
          illustration="inbox"
          title={t('agent-reports:movements.empty')}
          description={t('agent-reports:movements.emptyText')}
        />
      }
    />
  );
}
