import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { RecordHeading } from '../../components/record-heading';
import { presetRanges, shownRange } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { BettingFilters } from './components/betting-filters';
import { BettingTable } from './components/betting-table';
import { NothingYet } from './components/nothing-yet';
import { ReportList } from './components/report-list';
import { ReportPath } from './components/report-path';
import { useFollowing } from './hooks/use-following';
import { parseReportSearch } from './report-search';

/** What each direct downline with all below bet, won and moved; one step after another downwards (AG-05). */
export default function TeamBettingScreen() {
  const { t } = useTranslation('agent-reports');
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseReportSearch);
  const today = useToday();
  const range = shownRange(search, today);
  const { of, kind, name, sort = 'stake' } = search;
  const order: 'asc' | 'desc' = search.order ?? 'desc';
  const filter = {
    ...range,
    ...{ sort, order },
    ...(of ? { of } : {}),
    ...(kind ? { kind } : {}),
    ...(name && !of ? { name } : {}),
  };
  const { previous30 } = presetRanges(today);
  const isMonth = range.from <= previous30.from;
  const month = isMonth ? undefined : { label: t('nothing.days'), onPress: () => show(previous30) };
  const following = useFollowing(filter);
  const query = trpc.agentReports.betting.useQuery(
    { ...filter, ...following.after, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const exporter = useExport({
    name: t('export.betting'),
    range,
    read: () => client.agentReports.exportBetting.query(filter),
  });
  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={t('betting.title')}
        exporting={exporter.exporting}
        empty={!query.data || query.data.rows.length === 0}
        onExport={exporter.save}
      />
      <BettingFilters search={search} range={range} today={today} onChange={show} />
      <AsOf at={query.data?.asOf} />
      <ReportPath path={query.data?.path ?? []} onChoose={(next) => show({ of: next, name: undefined })} />
      <ReportList query={query} following={following}>
        <BettingTable
          betting={query.data}
          range={range}
          sort={{ by: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
          onSort={show}
          empty={
            kind || name ? (
              <NothingYet
                title={t('betting.none')}
                text={t('betting.noneText')}
                wider={{ label: t('nothing.filters'), onPress: () => show({ kind: undefined, name: undefined }) }}
              />
            ) : (
              <NothingYet title={t('betting.empty')} text={t('betting.emptyText')} wider={month} />
            )
          }
          onOpen={(memberId) => show({ of: memberId, name: undefined, kind: undefined })}
        />
      </ReportList>
      <p className="text-faint text-xs">{t('betting.note')}</p>
    </div>
  );
}
