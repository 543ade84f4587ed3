import type { MovementRow } from '@tonalli/contracts/records/api';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { RecordTime } from '../../../components/record-time';
import { useLanguage } from '../../../hooks/use-language';
import { MovementReference } from './movement-reference';

interface MovementTableProps {
  rows: readonly MovementRow[] | undefined;
  onOpen: (betId: string) => void;
}

export function MovementTable({ rows, onOpen }: MovementTableProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const columns: DataColumn<MovementRow>[] = [
    {
      id: 'kind',
      header: t('movements.table.kind'),
      heading: true,
      cell: (row) => t(`movements.kind.${row.kind}`),
    },
    {
      id: 'at',
      header: t('movements.table.at'),
      cell: (row) => <RecordTime at={row.at} />,
    },
    {
      id: 'amount',
      header: t('movements.table.amount'),
      align: 'end',
      cell: (row) => <Money amountMinor={row.amountMinor} language={language} tone="sign" className="font-semibold" />,
    },
    {
      id: 'balance',
      header: t('movements.table.balance'),
      align: 'end',
      cell: (row) => <Money amountMinor={row.balanceAfterMinor} language={language} />,
    },
    {
      id: 'reference',
      header: t('movements.table.reference'),
      align: 'end',
      cell: (row) => <MovementReference movement={row} onOpen={onOpen} />,
    },
  ];
  return (
    <DataTable
      caption={t('movements.table.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.movementId}
      loading={rows === undefined}
      empty={<EmptyState illustration="inbox" title={t('movements.empty')} />}
    />
  );
}
