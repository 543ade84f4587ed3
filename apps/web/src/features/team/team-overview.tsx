import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { formatClock } from '@tonalli/i18n/format';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../components/day-range-picker';
import LoadFailure from '../../components/load-failure';
import type { DayPreset } from '../../hooks/day-ranges';
import { useLanguage } from '../../hooks/use-language';
import { useToday } from '../../hooks/use-today';
import { trpc } from '../../trpc/trpc';
import { TeamDays } from './components/team-days';
import { TeamFigures } from './components/team-figures';
import { TeamHero } from './components/team-hero';
import { TeamLevels } from './components/team-levels';
import { overviewRange } from './overview-range';

const route = getRouteApi('/agentHome');
const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

/** The agent's home: the downline of a range of days (AG-01, AG-02). */
export default function TeamOverviewScreen() {
  const { t } = useTranslation(['team', 'records']);
  const language = useLanguage();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/agentHome' });
  const today = useToday();
  const range = overviewRange(search, today);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.team.overview.useQuery(range, {
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-5">
      <TeamHero />
      <div className="flex flex-col gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
        <DayRangePicker
          value={range}
          today={today}
          presets={PRESETS}
          onValueChange={(next) => void navigate({ search: { ...next }, resetScroll: false })}
        />
        <p className="text-faint text-xs">
          {t('records:range.zone')}
          {data ? `. ${t('team:overview.asOf', { time: formatClock(Date.parse(data.asOf), language) })}` : null}
        </p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('team:overview.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div
          aria-busy={!data || isPlaceholderData}
          className={clsx('contents', isPlaceholderData && '[&>*]:opacity-50')}
        >
          <TeamFigures team={data} />
          {data ? null : <Skeleton className="h-64 rounded-xl" />}
          {data && data.levels.length > 0 ? (
            <>
              <TeamDays days={data.days} totals={data.totals} partialDay={data.partialDay} />
              <TeamLevels levels={data.levels} />
            </>
          ) : null}
          {data && data.levels.length === 0 ? (
            <EmptyState title={t('team:empty.title')} description={t('team:empty.text')} illustration="dusk" />
          ) : null}
        </div>
      )}
    </div>
  );
}
