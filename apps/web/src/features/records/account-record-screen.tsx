import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../app/app-services-context';
import LoadFailure from '../../components/load-failure';
import { Pages } from '../../components/pages';
import { RecordHeading } from '../../components/record-heading';
import { shownRange, toMoments } from '../../hooks/day-ranges';
import { useExport } from '../../hooks/use-export';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { MovementFilters } from './components/movement-filters';
import { MovementTable } from './components/movement-table';
import { MovementTotals } from './components/movement-totals';
import { OpenedRound } from './components/opened-round';
import { parseMovementSearch } from './movement-search';

/** Every movement of the main account: filters in the address, totals, pages, and a file of it all (MEM-08). */
export default function AccountRecordScreen() {
  const { t } = useTranslation('records');
  const { client } = useAppServices();
  const { search, show } = useMemberSearch(parseMovementSearch);
  const today = useToday();
  const [openBet, setOpenBet] = useState<string | null>(null);
  const range = shownRange(search, today);
  const filter = { ...toMoments(range), ...(search.category ? { category: search.category } : {}) };
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.records.movements.useQuery(
    { ...filter, page: search.no ?? 1, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const exporter = useExport({
    name: t('export.movements'),
    range,
    read: () => client.records.exportMovements.query(filter),
  });

  return (
    <div className="flex flex-col gap-5">
      <RecordHeading
        title={t('movements.title')}
        exporting={exporter.exporting}
        empty={!data || data.totalRows === 0}
        onExport={exporter.save}
      />
      <MovementFilters search={search} range={range} today={today} onChange={show} />
      {!data && error ? (
        <LoadFailure title={t('movements.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <MovementTotals totals={data?.totals} />
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
            <MovementTable rows={data?.rows} onOpen={setOpenBet} />
          </div>
        </>
      )}
      {data ? <Pages page={data.page} pageCount={data.totalPages} onPageChange={(no) => show({ no })} /> : null}
      <OpenedRound betId={openBet} onClose={() => setOpenBet(null)} />
    </div>
  );
}
