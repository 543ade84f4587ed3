import { Link } from '@tanstack/react-router';
import type { BettingFigures, BettingRow, TeamBetting } from '@tonalli/contracts/agent-reports/api';
import { BETTING_COLUMNS, type BettingColumn } from '@tonalli/contracts/agent-reports/columns';
import { formatCount } from '@tonalli/i18n/format';
import { type DataColumn, type DataSort, DataTable } from '@tonalli/ui/data-table/data-table';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import type { ReportSearch } from '../report-search';

interface BettingTableProps {
  betting: TeamBetting | undefined;
  range: DayRange;
  sort: DataSort;
  onSort: (change: { sort: ReportSearch['sort'] | undefined; order: 'asc' | undefined }) => void;
  /** Goes down to the downline of a row. */
  onOpen: (memberId: string) => void;
  /** In place of the table where nobody is in it. */
  empty: ReactNode;
}

/** The own row has no member of the downline. */
type Row = { own: BettingFigures } | { of: BettingRow };

const figuresOf = (row: Row): BettingFigures => ('own' in row ? row.own : row.of);
const SIGNED: ReadonlySet<BettingColumn> = new Set(['ggr', 'ngr']);
const LINK = 'inline-flex min-h-8 items-center rounded-xs text-marigold no-underline hover:text-marigold-bright';

export function BettingTable({ betting, range, sort, onSort, onOpen, empty }: BettingTableProps) {
  const { t } = useTranslation('agent-reports');
  const language = useLanguage();
  const money = (amountMinor: number, column: BettingColumn) =>
    amountMinor === 0 ? (
      <Money amountMinor={0} language={language} className="nought text-faint" />
    ) : (
      <Money amountMinor={amountMinor} language={language} tone={SIGNED.has(column) ? 'sign' : 'plain'} />
    );
  const count = (of: (row: BettingRow) => number | null) => (row: Row) => {
    const value = 'of' in row ? of(row.of) : null;
    return value === null ? '—' : formatCount(value, language);
  };
  const columns: DataColumn<Row>[] = [
    { id: 'name', header: t('column.name'), heading: true, cell: (row) => <Name row={row} onOpen={onOpen} /> },
    ...BETTING_COLUMNS.map((column) => ({
      id: column,
      header: t(`column.${column}`),
      align: 'end' as const,
      sortable: true,
      cell: (row: Row) => money(figuresOf(row)[`${column}Minor`], column),
    })),
    { id: 'active', header: t('column.active'), align: 'end', cell: count(({ active }) => active) },
    { id: 'joined', header: t('column.joined'), align: 'end', cell: count(({ joined }) => joined) },
    {
      id: 'balance',
      header: t('column.balance'),
      align: 'end',
      cell: (row) =>
        'of' in row && row.of.balanceMinor !== null ? (
          <Money amountMinor={row.of.balanceMinor} language={language} />
        ) : (
          '—'
        ),
    },
    {
      id: 'rows',
      header: t('column.rows'),
      align: 'end',
      cell: (row) =>
        'of' in row ? (
          <Link
            to={PATHS.agentHome}
            search={{ page: 'agentDownlineTransactionDetailsCopy', of: row.of.memberId, ...range }}
            aria-label={t('betting.movementsOf', { name: row.of.name })}
            className={LINK}
          >
            {t('betting.movements')}
          </Link>
        ) : null,
    },
  ];
  const own: Row[] = betting?.own && betting.own.bets > 0 ? [{ own: betting.own }] : [];
  const totals = betting?.totals;
  return (
    <DataTable
      caption={t('betting.caption')}
      columns={columns}
      rows={betting ? [...own, ...betting.rows.map((row) => ({ of: row }))] : []}
      rowKey={(row) => ('of' in row ? row.of.memberId : 'own')}
      sort={sort}
      onSortChange={({ by, direction }) =>
        onSort({
          sort: BETTING_COLUMNS.find((column) => column === by),
          order: direction === 'ascending' ? 'asc' : undefined,
        })
      }
      fold={{
        lead: sort.by,
        label: (row) => t('row.open', { name: 'of' in row ? row.of.name : t('betting.own') }),
      }}
      wide
      // A phone's card names only what happened.
      className="max-sm:[&_td:has(.nought)]:hidden"
      loading={betting === undefined}
      empty={empty}
      {...(totals
        ? { footer: [t('total'), ...BETTING_COLUMNS.map((column) => money(totals[`${column}Minor`], column))] }
        : {})}
    />
  );
}

function Name({ row, onOpen }: { row: Row; onOpen: (memberId: string) => void }) {
  const { t } = useTranslation('agent-reports');
  if ('own' in row) return t('betting.own');
  const { memberId, name, isAgent } = row.of;
  if (!isAgent) return name;
  return (
    <button
      type="button"
      aria-label={t('betting.open', { name })}
      onClick={() => onOpen(memberId)}
      className={`${LINK} font-semibold`}
    >
      {name}
    </button>
  );
}
