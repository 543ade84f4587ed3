import { Link } from '@tanstack/react-router';
import type { PlayerFigures, PlayerLosses, PlayerLossRow } from '@tonalli/contracts/agent-reports/api';
import { formatCount } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';

const COLUMNS = ['stake', 'validStake', 'payout', 'loss'] as const;

interface LossTableProps {
  losses: PlayerLosses | undefined;
  range: DayRange;
  /** What is shown where nobody played. */
  empty: ReactNode;
}

export function LossTable({ losses, range, empty }: LossTableProps) {
  const { t } = useTranslation('agent-reports');
  const language = useLanguage();
  const money = (of: PlayerFigures, column: (typeof COLUMNS)[number]) => (
    <Money amountMinor={of[`${column}Minor`]} language={language} tone={column === 'loss' ? 'sign' : 'plain'} />
  );
  const columns: DataColumn<PlayerLossRow>[] = [
    {
      id: 'name',
      header: t('column.name'),
      heading: true,
      cell: ({ memberId, name }) => (
        <Link
          to={PATHS.agentHome}
          search={{ page: 'agentDownlineTransactionDetailsCopy', of: memberId, group: 'bet', ...range }}
          aria-label={t('betting.movementsOf', { name })}
          className="inline-flex min-h-8 items-center rounded-xs text-marigold no-underline hover:text-marigold-bright"
        >
          {name}
        </Link>
      ),
    },
    { id: 'bets', header: t('column.bets'), align: 'end', cell: ({ bets }) => formatCount(bets, language) },
    ...COLUMNS.map((column) => ({
      id: column,
      header: t(`column.${column}`),
      align: 'end' as const,
      cell: (row: PlayerLossRow) => money(row, column),
    })),
  ];
  return (
    <DataTable
      caption={t(losses?.orderedBy === 'account' ? 'losses.byAccount.caption' : 'losses.caption')}
      columns={columns}
      rows={losses?.rows ?? []}
      rowKey={({ memberId }) => memberId}
      fold={{ lead: 'loss', label: ({ name }) => t('row.open', { name }) }}
      loading={losses === undefined}
      empty={empty}
      {...(losses
        ? {
            footer: [
              t('total'),
              formatCount(losses.totals.bets, language),
              ...COLUMNS.map((column) => money(losses.totals, column)),
            ],
          }
        : {})}
    />
  );
}
