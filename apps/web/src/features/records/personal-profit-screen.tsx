import { keepPreviousData } from '@tanstack/react-query';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../components/day-range-picker';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { parseDayRange } from '../../hooks/day-range-search';
import { type DayPreset, shownRange } from '../../hooks/day-ranges';
import { useMemberSearch } from '../../hooks/use-member-search';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { ProfitChart } from './components/profit-chart';
import { ProfitDays } from './components/profit-days';
import { ProfitGames } from './components/profit-games';
import { ProfitTotals } from './components/profit-totals';
import { isQuiet } from './profit-measures';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

/** What the member won or lost, by day and by category of games (MEM-09). */
export default function PersonalProfitScreen() {
  const { t } = useTranslation('records');
  const { search, show } = useMemberSearch(parseDayRange);
  const today = useToday();
  const range = shownRange(search, today);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.records.profit.useQuery(range, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const quiet = data !== undefined && isQuiet(data.totals) && data.games.length === 0 && data.days.every(isQuiet);
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('profit.title')} />
      <div className="flex flex-col gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
        <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={show} />
        <p className="text-faint text-xs">{t('range.zone')}</p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('profit.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div
          aria-busy={!data || isPlaceholderData}
          className={clsx('contents', isPlaceholderData && '[&>*]:opacity-50')}
        >
          <ProfitTotals profit={data} />
          {data ? null : <Skeleton className="h-80 rounded-xl" />}
          {quiet ? <EmptyState illustration="inbox" title={t('profit.empty')} /> : null}
          {data && !quiet ? (
            <>
              {data.days.length > 1 ? (
                <ProfitChart
                  key={`${data.days.at(0)?.day}/${data.days.length}`}
                  days={data.days}
                  totals={data.totals}
                />
              ) : null}
              <ProfitGames games={data.games} />
              <ProfitDays days={data.days} totals={data.totals} />
            </>
          ) : null}
        </div>
      )}
    </div>
  );
}
