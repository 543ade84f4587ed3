import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { formatCount } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/chunks/lazy-screen';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { WidgetBoundary } from '../../components/widget-boundary';
import { parseBetSearch } from '../../hooks/bet-search';
import { shownRange, toMoments } from '../../hooks/day-ranges';
import { operatorDay } from '../../hooks/operator-day';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { BetFilters } from './components/bet-filters';
import { BetTable } from './components/bet-table';
import { BetTotals } from './components/bet-totals';
import { useExportBets } from './hooks/use-export-bets';

const RoundDialog = lazyPart(() => import('./components/round-dialog'));

/** The betting record: filters in the address, totals, pages, the round's detail, and a file of it all (MEM-07). */
export default function BetRecordScreen() {
  const { t } = useTranslation(['records', 'common']);
  const { search, show } = useMemberSearch(parseBetSearch);
  const language = useLanguage();
  const [today] = useState(() => operatorDay(Date.now()));
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
  const exporter = useExportBets(filter, range);

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={t('records:title')} />
        <Button
          variant="secondary"
          size="sm"
          loading={exporter.exporting}
          disabled={!data || data.totalRows === 0}
          onClick={exporter.save}
          iconStart={<Download aria-hidden="true" className="size-4" />}
        >
          {t('records:export.button')}
        </Button>
      </div>
      <BetFilters search={search} range={range} today={today} onChange={show} />
      <BetTotals totals={data?.totals} />
      {!data && error ? (
        <LoadFailure title={t('records:error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          <BetTable rows={data?.rows} onOpen={setOpenBet} />
        </div>
      )}
      {data ? (
        <Pagination
          page={data.page}
          pageCount={data.totalPages}
          onPageChange={(no) => show({ no })}
          labels={{
            nav: t('common:pagination.label'),
            previous: t('common:pagination.previous'),
            next: t('common:pagination.next'),
            page: (page) => t('common:pagination.page', { page: formatCount(page, language) }),
            position: (page, total) => t('common:pagination.position', { page, total }),
          }}
        />
      ) : null}
      {openBet ? (
        <WidgetBoundary quiet>
          <Suspense fallback={null}>
            <RoundDialog betId={openBet} onClose={() => setOpenBet(null)} />
          </Suspense>
        </WidgetBoundary>
      ) : null}
    </div>
  );
}
