import type { LimitHistoryDay, LimitsView } from '@tonalli/contracts/limits/api';
import { formatDay } from '@tonalli/i18n/format';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../../../components/day-chart';
import LoadFailure from '../../../components/load-failure';
import { pendingProps } from '../../../components/reveal-in-order';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { drawnOf, lineOf, MEASURES, type Measure, minutesOf, TONES } from '../history-measures';
import { useLimitWords } from '../hooks/use-limit-words';
import { useLimits } from '../hooks/use-limits';

/** What the member deposited, won or lost and played on each of the last days, beside the limit of a day (RG-01). */
export function LimitHistory() {
  const { t } = useTranslation('limits');
  const query = trpc.limits.history.useQuery();
  const { data, error, isFetching, refetch } = query;
  const limits = useLimits().data;
  const [measure, setMeasure] = useState<Measure>('deposit');
  const id = useId();
  if (!data && error) {
    return (
      <LoadFailure part title={t('history.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <Card {...pendingProps(query)} role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {t('history.title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('history.text')}</p>
      </div>
      <SegmentedControl
        label={t('history.measure')}
        size="sm"
        value={measure}
        onValueChange={setMeasure}
        options={MEASURES.map((value) => ({ value, label: t(`history.of.${value}`) }))}
      />
      {data ? <Picture days={data} limits={limits} measure={measure} /> : <Skeleton className="h-60 rounded-md" />}
      {data ? <Table days={data} labelledBy={id} /> : null}
    </Card>
  );
}

interface PictureProps {
  days: readonly LimitHistoryDay[];
  limits: LimitsView | undefined;
  measure: Measure;
}

function Picture({ days, limits, measure }: PictureProps) {
  const { t } = useTranslation('limits');
  const words = useLimitWords();
  const kind = measure === 'net' ? 'loss' : measure;
  const limit = limits && lineOf(limits, measure);
  const name = t(`history.of.${measure}`);
  const values = days.map((day) => drawnOf(day, measure));
  if (limit === undefined && values.every((value) => value === 0)) {
    return <p className="text-faint">{t('history.none')}</p>;
  }
  const shown = limit === undefined ? '' : t('history.limit', { limit: words(kind, limit) });
  return (
    <DayChart
      label={[t('history.label', { name, count: days.length }), shown].filter(Boolean).join(' ')}
      days={days.map(({ day }) => day)}
      series={[{ id: measure, name, tone: TONES[measure], valuesMinor: values }]}
      line={limit === undefined ? undefined : { name: shown, valueMinor: heightOf(limit, measure) }}
      writeTick={measure === 'time' ? (hundredths) => t('minutes', { minutes: hundredths / 100 }) : undefined}
    />
  );
}

/** The chart reckons in hundredths; a loss is drawn downwards. */
function heightOf(limit: number, measure: Measure): number {
  if (measure === 'net') return -limit;
  return measure === 'time' ? limit * 100 : limit;
}

/** The same for those who cannot see the picture. */
function Table({ days, labelledBy }: { days: readonly LimitHistoryDay[]; labelledBy: string }) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  return (
    <div className="sr-only">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('history.day')}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {t(`history.of.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDay(each.day, language)}</th>
              <td>{formatAmount(each.depositedMinor, { language })}</td>
              <td>{formatAmount(each.netMinor, { language })}</td>
              <td>{t('minutes', { minutes: minutesOf(each) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
