import type { BetRow } from '@tonalli/contracts/records/api';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { RecordTime } from '../../../components/record-time';
import { useLanguage } from '../../../hooks/use-language';

const TONES: Record<BetRow['status'], BadgeTone> = { SETTLED: 'jade', PENDING: 'info', CANCELLED: 'neutral' };

interface BetTableProps {
  rows: readonly BetRow[] | undefined;
  onOpen: (betId: string) => void;
}

export function BetTable({ rows, onOpen }: BetTableProps) {
  const { t } = useTranslation(['records', 'common']);
  const language = useLanguage();
  const columns: DataColumn<BetRow>[] = [
    {
      id: 'game',
      header: t('records:table.game'),
      heading: true,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <span className="font-semibold">{row.gameName}</span>
          <span className="font-normal text-faint text-xs">{row.vendorName}</span>
        </span>
      ),
    },
    {
      id: 'at',
      header: t('records:table.at'),
      cell: (row) => <RecordTime at={row.at} />,
    },
    {
      id: 'stake',
      header: t('records:table.stake'),
      align: 'end',
      cell: (row) => <Money amountMinor={row.stakeMinor} language={language} />,
    },
    {
      id: 'payout',
      header: t('records:table.payout'),
      align: 'end',
      cell: (row) => <Money amountMinor={row.payoutMinor} language={language} />,
    },
    {
      id: 'net',
      header: t('records:table.net'),
      align: 'end',
      cell: (row) => <Money amountMinor={row.netMinor} language={language} tone="sign" className="font-semibold" />,
    },
    {
      id: 'status',
      header: t('records:table.status'),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[row.status]}>{t(`records:status.${row.status}`)}</Badge>
          {row.jackpotMinor === undefined ? null : <Badge tone="marigold">{t('records:jackpot')}</Badge>}
          {row.isTrial ? <Badge tone="info">{t('common:playMoney')}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'detail',
      header: t('records:table.round'),
      align: 'end',
      cell: (row) => (
        <Button
          variant="ghost"
          size="sm"
          className="-me-3 whitespace-nowrap"
          aria-label={t('records:table.detailOf', { round: row.roundId })}
          onClick={() => onOpen(row.betId)}
        >
          {t('records:table.detail')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('records:table.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.betId}
      loading={rows === undefined}
      empty={<EmptyState illustration="inbox" title={t('records:empty')} />}
    />
  );
}
