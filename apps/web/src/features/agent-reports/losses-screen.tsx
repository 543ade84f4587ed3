import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { RecordHeading } from '../../components/record-heading';
import { presetRanges } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { ByAccountNote } from './components/by-account-note';
import { LossFilters } from './components/loss-filters';
import { LossTable } from './components/loss-table';
import { NothingYet } from './components/nothing-yet';
import { ReportList } from './components/report-list';
import { ReportPath } from './components/report-path';
import { useFollowing } from './hooks/use-following';
import { parseReportSearch } from './report-search';

/** Everybody below who played in a range of days, this month at first, by what they lost or won (AG-05). */
export default function PlayerLossesScreen() {
  const { t } = useTranslation('agent-reports');
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseReportSearch);
  const today = useToday();
  const { from, to, side, of } = search;
  const { month, previous30 } = presetRanges(today);
  const range = from && to ? { from, to } : month;
  const filter = { ...range, order: side ?? ('losers' as const), ...(of ? { of } : {}) };
  const isMonth = range.from <= previous30.from;
  const wider = isMonth ? undefined : { label: t('nothing.days'), onPress: () => show(previous30) };
  const following = useFollowing(filter);
  const query = trpc.agentReports.losses.useQuery(
    { ...filter, ...following.after, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isByAccount = query.data?.orderedBy === 'account';
  const exporter = useExport({
    name: t('export.losses'),
    range,
    read: () => client.agentReports.exportLosses.query(filter),
  });
  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={t('losses.title')}
        exporting={exporter.exporting}
        empty={!query.data || query.data.rows.length === 0}
        onExport={exporter.save}
      />
      <LossFilters range={range} side={isByAccount ? null : side} today={today} onChange={show} />
      {isByAccount ? <ByAccountNote today={today} onChoose={show} /> : null}
      <AsOf at={query.data?.asOf} />
      <ReportPath path={query.data?.path ?? []} onChoose={(next) => show({ of: next })} />
      <ReportList query={query} following={following}>
        <LossTable
          losses={query.data}
          range={range}
          empty={
            query.data?.next ? (
              <EmptyState illustration="inbox" title={t('losses.emptyPage')} description={t('losses.emptyPageText')} />
            ) : (
              <NothingYet title={t('losses.empty')} text={t('losses.emptyText')} wider={wider} />
            )
          }
        />
      </ReportList>
      <p className="text-faint text-xs">{t('losses.note')}</p>
    </div>
  );
}
