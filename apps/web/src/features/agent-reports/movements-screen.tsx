import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { Money } from '@tonalli/ui/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { Figures } from '../../components/figures';
import { RecordHeading } from '../../components/record-heading';
import { shownRange } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { ChooseMember } from './components/choose-member';
import { MovementFilters } from './components/movement-filters';
import { MovementTable } from './components/movement-table';
import { ReportList } from './components/report-list';
import { useFollowing } from './hooks/use-following';
import { parseReportSearch, type ReportSearch } from './report-search';

/** The filter of the call; an agent's own account is opened by a kind of income alone. */
const filterOf = ({ of, group, income }: ReportSearch, range: { from: string; to: string }) => ({
  ...range,
  ...(of ? { of } : {}),
  ...(of && group ? { group } : {}),
  ...(!of && income ? { kind: income } : {}),
});

/** Transfers, income and bets of somebody of the downline (AG-05). */
export default function TeamMovementsScreen() {
  const { t } = useTranslation('agent-reports');
  const { search, show } = useMemberSearch(parseReportSearch);
  const today = useToday();
  const range = shownRange(search, today);
  if (!search.of && !search.income) return <ChooseMember range={range} onChoose={(of) => show({ of })} />;
  const filters = <MovementFilters search={search} range={range} today={today} onChange={show} />;
  return (
    <Movements
      key={search.of ?? search.income ?? ''}
      filter={filterOf(search, range)}
      range={range}
      title={search.of ? t('movements.title') : t('income.rows')}
      filters={filters}
      onLeave={() => show({ of: undefined, income: undefined, group: undefined })}
    />
  );
}

interface MovementsProps {
  filter: ReturnType<typeof filterOf>;
  range: { from: string; to: string };
  title: string;
  filters: ReactNode;
  onLeave: () => void;
}

function Movements({ filter, range, title, filters, onLeave }: MovementsProps) {
  const { t } = useTranslation('agent-reports');
  const language = useLanguage();
  const { client } = useAppServices();
  const following = useFollowing(filter);
  const query = trpc.agentReports.movements.useQuery(
    { ...filter, ...following.after, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  const exporter = useExport({
    name: t('export.movements'),
    range,
    read: () => client.agentReports.exportMovements.query(filter),
  });
  const whose = data?.path.at(-1)?.name;
  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={title}
        exporting={exporter.exporting}
        empty={!data || data.rows.length === 0}
        onExport={exporter.save}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{whose ? t('movements.of', { name: whose }) : null}</p>
        <button
          type="button"
          onClick={onLeave}
          className="inline-flex min-h-8 items-center rounded-xs text-marigold text-sm hover:text-marigold-bright"
        >
          {t('movements.another')}
        </button>
      </div>
      {filters}
      <AsOf at={data?.asOf} />
      <Figures
        label={t('movements.totals')}
        waiting={!data}
        figures={(['in', 'out', 'net'] as const).map((id) => ({
          id,
          name: t(`movements.${id}`),
          value: (
            <Money
              amountMinor={data?.totals[`${id}Minor`] ?? 0}
              language={language}
              tone={id === 'net' ? 'sign' : 'plain'}
            />
          ),
        }))}
      />
      <ReportList query={query} following={following}>
        <MovementTable rows={data?.rows} />
      </ReportList>
    </div>
  );
}
