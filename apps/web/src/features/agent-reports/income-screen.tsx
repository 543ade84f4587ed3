import { keepPreviousData } from '@tanstack/react-query';
import type { AgentIncome } from '@tonalli/contracts/agent-reports/api';
import { formatAmount } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { DayRangePicker } from '../../components/day-range-picker';
import { Figures } from '../../components/figures';
import LoadFailure from '../../components/load-failure';
import { RecordHeading } from '../../components/record-heading';
import { type DayPreset, presetRanges, shownRange } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { IncomeTable } from './components/income-table';
import { NothingYet } from './components/nothing-yet';
import { parseReportSearch } from './report-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

/** What the agent was paid as one and is still owed, by day and kind (AG-05). */
export default function AgentIncomeScreen() {
  const { t } = useTranslation(['agent-reports', 'records', 'lobby']);
  const language = useLanguage();
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseReportSearch);
  const today = useToday();
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
  const pending = { id: 'pending', name: t('agent-reports:income.pending'), amountMinor: data?.pendingMinor ?? 0 };
  const open = pending.amountMinor === 0 ? [] : [pending];
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
            figures={[total, ...open, ...(kinds ?? [])].map(({ id, name, amountMinor }) => ({
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
          <RebateLine rebates={data?.rebates ?? []} />
        </div>
      )}
    </div>
  );
}

/** What the rebates of the range came from, category by category. */
function RebateLine({ rebates }: { rebates: AgentIncome['rebates'] }) {
  const { t } = useTranslation(['agent-reports', 'lobby']);
  const language = useLanguage();
  if (rebates.length === 0) return null;
  const list = rebates
    .map(({ category, amountMinor }) => `${t(`lobby:type.${category}`)} ${formatAmount(amountMinor, language)}`)
    .join(' · ');
  return <p className="text-muted text-sm">{t('agent-reports:income.rebates', { list })}</p>;
}
