import { MAX_PAGE_SIZE } from '@tonalli/contracts/constants';
import type { LotteryFamily } from '@tonalli/lottery/play';
import { Alert } from '@tonalli/ui/alert/alert';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Select } from '@tonalli/ui/select/select';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useFamilyTexts } from '../../../components/lottery/family-texts';
import { useFamily } from '../../../components/lottery/use-family';
import { trpc } from '../../../trpc/trpc';
import { useAt, useOnWake, useServerClock } from '../clock/server-clock';
import { nextLookAt } from './next-look';
import type { ToldCard, ToldIssue } from './told';
import { TrendChart } from './trend-chart';
import { extremesOf, TREND_SPANS, type TrendSpan, trendTable } from './trend-table';

/** What was drawn lately, counted: data, and no advice (LOTT-02). */
export function TrendView({ game }: { game: ToldCard }) {
  const { t } = useTranslation('lottery');
  const { query, issues } = useDraws(game);
  const family = useFamily(game.family);
  const error = issues ? family.error : query.error;
  if (error) {
    const retry = () => void (issues ? family.refetch() : query.refetch());
    return <LoadFailure title={t('trend.error')} error={error} busy={query.isFetching} onRetry={retry} />;
  }
  if (!issues || family.isPending) return <Skeleton className="h-96 w-full rounded-xl" />;
  const drawn = issues.filter(({ result }) => result !== null && result !== undefined);
  if (drawn.length === 0) {
    return <EmptyState title={t('trend.empty')} description={t('trend.emptyText')} illustration="search" />;
  }
  return family.data && family.data.trends.length > 0 ? (
    <Trends family={family.data} draws={drawn} />
  ) : (
    <p className="text-muted">{t('results.unknown')}</p>
  );
}

/** As many draws as one answer has: those before the ones shown tell for how long something was missing. */
function useDraws({ gameCode, area, current }: ToldCard) {
  const query = trpc.lottery.results.useQuery({ gameCode, area, pageSize: MAX_PAGE_SIZE });
  const { data, dataUpdatedAt, refetch } = query;
  const clock = useServerClock(data?.serverTime, dataUpdatedAt);
  const look = data ? nextLookAt([{ current, last: data.issues[0] ?? null }], data.serverTime) : null;
  useAt(look, clock, () => void refetch());
  useOnWake(() => void refetch());
  return { query, issues: data?.issues };
}

const spanOf = (value: string): TrendSpan => TREND_SPANS.find((span) => String(span) === value) ?? TREND_SPANS[0];

function Trends({ family, draws }: { family: LotteryFamily; draws: readonly ToldIssue[] }) {
  const { t } = useTranslation('lottery');
  const texts = useFamilyTexts(family.id);
  const [place, setPlace] = useState('');
  const [span, setSpan] = useState<TrendSpan>(TREND_SPANS[0]);
  const trend = family.trends.find(({ id }) => id === place) ?? family.trends[0];
  const table = useMemo(
    () =>
      trend &&
      trendTable(
        trend,
        draws.map(({ issue, result }) => ({ issue, result })),
        span,
      ),
    [trend, draws, span],
  );
  if (!trend || !table) return null;
  const { most, least } = extremesOf(table.columns);
  const words = (options: ReadonlySet<string>) => [...options].map(texts.option).join(', ');
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Alert>{t('trend.independent')}</Alert>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('trend.place')} className="min-w-48 flex-1 sm:max-w-72">
          <Select
            value={trend.id}
            options={family.trends.map(({ id }) => ({ value: id, label: texts.trend(id) }))}
            onChange={({ currentTarget: { value } }) => setPlace(value)}
          />
        </Field>
        <SegmentedControl
          label={t('trend.span')}
          options={TREND_SPANS.map((one) => ({ value: String(one), label: t('trend.spanOf', { draws: one }) }))}
          value={String(span)}
          onValueChange={(value) => setSpan(spanOf(value))}
        />
      </div>
      <p className="text-muted text-sm">{t('trend.how', { draws: draws.length })}</p>
      <TrendChart
        caption={t('trend.caption', { place: texts.trend(trend.id), draws: table.rows.length })}
        table={table}
        optionText={texts.option}
      />
      <p className="text-muted text-sm">
        {most.size === 0
          ? t('trend.alike')
          : `${t('trend.most', { options: words(most) })} · ${t('trend.least', { options: words(least) })}`}
      </p>
    </div>
  );
}
