import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import LoadFailure from '../../components/load-failure';
import { Pages } from '../../components/pages';
import { RecordHeading } from '../../components/record-heading';
import { parseBetSearch } from '../../hooks/bet-search';
import { shownRange, toMoments } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { BetFilters } from './components/bet-filters';
import { BetTable } from './components/bet-table';
import { BetTotals } from './components/bet-totals';
import { OpenedRound } from './components/opened-round';

/** The betting record: filters in the address, totals, pages, the round's detail, and a file of it all (MEM-07). */
export default function BetRecordScreen() {
  const { t } = useTranslation('records');
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseBetSearch);
  const language = useLanguage();
  const today = useToday();
  const [openBet, setOpenBet] = useState<string | null>(null);
  const range = shownRange(search, today);
  const filter = {
    language,
    ...toMoments(range),
    ...(search.type ? { type: search.type } : {}),
    ...(search.vendor ? { vendor: search.vendor } : {}),
    ...(search.status ? { status: search.status } : {}),
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.records.bets.useQuery(
    { ...filter, page: search.no ?? 1, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const exporter = useExport({
    name: t('export.bets'),
    range,
    read: () => client.records.exportBets.query(filter),
  });

  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={t('title')}
        exporting={exporter.exporting}
        empty={!data || data.totalRows === 0}
        onExport={exporter.save}
      />
      <BetFilters search={search} range={range} today={today} onChange={show} />
      {!data && error ? (
        <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <BetTotals totals={data?.totals} />
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
            <BetTable rows={data?.rows} onOpen={setOpenBet} />
          </div>
        </>
      )}
      {data ? <Pages page={data.page} pageCount={data.totalPages} onPageChange={(no) => show({ no })} /> : null}
      <OpenedRound betId={openBet} onClose={() => setOpenBet(null)} />
    </div>
  );
}
