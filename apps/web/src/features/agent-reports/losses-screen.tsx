import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import { RecordHeading } from '../../components/record-heading';
import { operatorDay } from '../../hooks/operator-day';
import { useExport } from '../../hooks/use-export';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { AsOf } from './components/as-of';
import { LossFilters } from './components/loss-filters';
import { LossTable } from './components/loss-table';
import { ReportList } from './components/report-list';
import { ReportPath } from './components/report-path';
import { useFollowing } from './hooks/use-following';
import { rangeOfMonth } from './months';
import { parseReportSearch } from './report-search';

/** Everybody below who played in a month, by what they lost or won (AG-05). */
export default function PlayerLossesScreen() {
  const { t } = useTranslation('agent-reports');
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseReportSearch);
  const [today] = useState(() => operatorDay(Date.now()));
  const month = search.month ?? today.slice(0, 7);
  const filter = { month, order: search.side ?? ('losers' as const), ...(search.of ? { of: search.of } : {}) };
  const following = useFollowing(filter);
  const query = trpc.agentReports.losses.useQuery(
    { ...filter, ...following.after, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const range = rangeOfMonth(month, today);
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
      <LossFilters month={month} side={search.side} today={today} onChange={show} />
      <AsOf at={query.data?.asOf} />
      <ReportPath path={query.data?.path ?? []} onChoose={(of) => show({ of })} />
      <ReportList query={query} following={following}>
        <LossTable losses={query.data} range={range} />
      </ReportList>
      <p className="text-faint text-xs">{t('losses.note')}</p>
    </div>
  );
}
