import { Link } from '@tanstack/react-router';
import type { AgentIncome } from '@tonalli/contracts/agent-reports/api';
import type { IncomeState } from '@tonalli/contracts/agent-reports/columns';
import { formatCount, formatDate } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';

type Row = AgentIncome['rows'][number];
type Bills = Row['bills'][number];

const TONES = {
  accrued: 'neutral',
  paid: 'jade',
  waiting: 'marigold',
  partPaid: 'marigold',
  clawedBack: 'danger',
} as const satisfies Record<IncomeState, string>;

/** The page of each kind of contract, where its bills are. */
const PAGES = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Record<Bills['kind'], string>;

const LINK = 'inline-flex min-h-8 items-center rounded-xs text-marigold no-underline hover:text-marigold-bright';

/** Income by day and kind, how far it is, and the movements and bills that it comes from. */
export function IncomeTable({ income, empty }: { income: AgentIncome | undefined; empty: ReactNode }) {
  const { t } = useTranslation(['agent-reports', 'records']);
  const language = useLanguage();
  const columns: DataColumn<Row>[] = [
    {
      id: 'kind',
      header: t('agent-reports:column.kind'),
      heading: true,
      cell: ({ kind }) => t(`records:movements.kind.${kind}`),
    },
    {
      id: 'day',
      header: t('agent-reports:column.day'),
      cell: ({ day }) => <time dateTime={day}>{formatDate(`${day}T18:00:00Z`, language)}</time>,
    },
    {
      id: 'status',
      header: t('agent-reports:column.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`agent-reports:income.state.${state}`)}</Badge>,
    },
    {
      id: 'bills',
      header: t('agent-reports:column.bills'),
      // Nothing at all where there is none: phones leave the line out.
      cell: ({ day, bills }) => (bills.length === 0 ? null : <BillLinks day={day} bills={bills} />),
    },
    {
      id: 'movements',
      header: t('agent-reports:column.movements'),
      align: 'end',
      cell: ({ day, kind, movements }) =>
        movements === 0 ? null : (
          <Link
            to={PATHS.agentHome}
            search={{ page: 'agentDownlineTransactionDetailsCopy', income: kind, from: day, to: day }}
            aria-label={t('agent-reports:income.open', { count: movements })}
            className={LINK}
          >
            {formatCount(movements, language)}
          </Link>
        ),
    },
    {
      id: 'amount',
      header: t('agent-reports:column.amount'),
      align: 'end',
      cell: ({ amountMinor }) => (
        <Money amountMinor={amountMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('agent-reports:income.caption')}
      columns={columns}
      rows={income?.rows ?? []}
      rowKey={({ day, kind, state, movements }) => `${day} ${kind} ${state} ${movements > 0}`}
      loading={income === undefined}
      empty={empty}
      {...(income
        ? {
            footer: [
              t('agent-reports:income.total'),
              ...[null, null, null, null],
              <Money key="total" amountMinor={income.totalMinor} language={language} tone="sign" />,
            ],
          }
        : {})}
    />
  );
}

/** Of one bill to itself, of several to the list of them. */
function BillLinks({ day, bills }: { day: string; bills: readonly Bills[] }) {
  const { t } = useTranslation('agent-reports');
  return (
    <span className="flex flex-col">
      {bills.map(({ kind, bills: count, billId }) => (
        <Link
          key={kind}
          to={PATHS.agentHome}
          search={
            billId === null
              ? { page: PAGES[kind], part: 'bills', from: day, to: day }
              : { page: PAGES[kind], bill: billId }
          }
          className={LINK}
        >
          {billId ?? t('income.bills', { count })}
        </Link>
      ))}
    </span>
  );
}
