import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AgentIncome } from '@tonalli/contracts/agent-reports/api';
import { formatCount, formatDate } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { DayRangePicker } from '../../components/day-range-picker';
import { Figures } from '../../components/figures';
import LoadFailure from '../../components/load-failure';
import { RecordHeading } from '../../components/record-heading';
import { type DayPreset, presetRanges, shownRange } from '../../hooks/day-ranges';
import { operatorDay } from '../../hooks/operator-day';
import { useExport } from '../../hooks/use-export';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { NothingYet } from './components/nothing-yet';
import { parseReportSearch } from './report-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

/** What the agent was paid as one, by day and kind (AG-05). */
export default function AgentIncomeScreen() {
  const { t } = useTranslation(['agent-reports', 'records']);
  const language = useLanguage();
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseReportSearch);
  const [today] = useState(() => operatorDay(Date.now()));
  const range = shownRange(search, today);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.agentReports.income.useQuery(range, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const exporter = useExport({
    name: t('agent-reports:export.income'),
    range,
    read: () => client.agentReports.exportIncome.query(range),
  });
  const { previous30 } = presetRanges(today);
  const isMonth = range.from <= previous30.from;
  const month = isMonth ? undefined : { label: t('agent-reports:nothing.days'), onPress: () => show(previous30) };
  const total = { id: 'total', name: t('agent-reports:income.total'), amountMinor: data?.totalMinor ?? 0 };
  const kinds = data?.totals.map(({ kind, amountMinor }) => {
    return { id: kind, name: t(`records:movements.kind.${kind}`), amountMinor };
  });
  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={t('agent-reports:income.title')}
        exporting={exporter.exporting}
        empty={!data || data.rows.length === 0}
        onExport={exporter.save}
      />
      <div className="flex flex-col gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
        <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => show(next)} />
        <AsOf at={data?.asOf} />
      </div>
      {!data && error ? (
        <LoadFailure title={t('agent-reports:error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'contents [&>*]:opacity-50' : 'contents'}>
          <Figures
            label={t('agent-reports:income.totals')}
            waiting={!data}
            figures={[total, ...(kinds ?? [])].map(({ id, name, amountMinor }) => ({
              ...{ id, name },
              value: <Money amountMinor={amountMinor} language={language} />,
            }))}
          />
          <IncomeTable
            income={data}
            empty={
              <NothingYet
                title={t('agent-reports:income.empty')}
                text={t('agent-reports:income.emptyText')}
                wider={month}
              />
            }
          />
        </div>
      )}
    </div>
  );
}

type Row = AgentIncome['rows'][number];

function IncomeTable({ income, empty }: { income: AgentIncome | undefined; empty: ReactNode }) {
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
      cell: () => <Badge tone="jade">{t('agent-reports:income.booked')}</Badge>,
    },
    {
      id: 'movements',
      header: t('agent-reports:column.movements'),
      align: 'end',
      cell: ({ day, kind, movements }) => (
        <Link
          to={PATHS.agentHome}
          search={{ page: 'agentDownlineTransactionDetailsCopy', income: kind, from: day, to: day }}
          aria-label={t('agent-reports:income.open', { count: movements })}
          className="inline-flex min-h-8 items-center rounded-xs text-marigold no-underline hover:text-marigold-bright"
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
      rowKey={({ day, kind }) => `${day} ${kind}`}
      loading={income === undefined}
      empty={empty}
      {...(income
        ? {
            footer: [
              t('agent-reports:total'),
              null,
              null,
              null,
              <Money key="total" amountMinor={income.totalMinor} language={language} tone="sign" />,
            ],
          }
        : {})}
    />
  );
}
