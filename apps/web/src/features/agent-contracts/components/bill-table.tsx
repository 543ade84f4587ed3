import type { BillRow } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { opens } from '../hooks/use-return-focus';
import { useSpanText } from '../hooks/use-span-text';
import { BillStateBadge } from './bill-state';

interface BillTableProps {
  rows: readonly BillRow[] | undefined;
  onOpen: (billId: string) => void;
  empty: ReactNode;
}

export function BillTable({ rows, onOpen, empty }: BillTableProps) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  const span = useSpanText();
  const who = ({ side, other }: BillRow) =>
    side !== 'downline' ? (other?.name ?? '') : other ? t('bills.toMe', { name: other.name }) : t('bills.toMeByHouse');
  const columns: DataColumn<BillRow>[] = [
    { id: 'period', header: t('bills.column.period'), heading: true, cell: (row) => span(row) },
    { id: 'who', header: t('bills.column.who'), cell: who },
    { id: 'state', header: t('bills.column.state'), cell: ({ state }) => <BillStateBadge state={state} /> },
    {
      id: 'due',
      header: t('bills.column.due'),
      align: 'end',
      cell: ({ due }) => <Money amountMinor={due} language={language} />,
    },
    {
      id: 'paid',
      header: t('bills.column.paid'),
      align: 'end',
      cell: ({ paid }) => <Money amountMinor={paid} language={language} className="font-semibold" />,
    },
    {
      id: 'open',
      header: t('bills.column.detail'),
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('bills.openOf', { id: row.billId, period: span(row) })}
          data-opens={opens.bill(row.billId)}
          onClick={() => onOpen(row.billId)}
        >
          {t('bills.open')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('bills.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ billId }) => billId}
      loading={rows === undefined}
      empty={empty}
    />
  );
}
