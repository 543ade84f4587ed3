import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatDate, formatDay } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart, type DaySeries } from '../../../components/day-chart';
import { useLanguage } from '../../../hooks/use-language';
import { figureOf, MEASURE_NAMES, MEASURES, type Measure } from '../profit-measures';

type Shown = Pick<PersonalProfit, 'days' | 'totals'>;

/** The days as bars. A day is looked at by pointer, finger or arrow keys, and its figures stand above. */
export function ProfitChart({ days, totals }: Shown) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const [measure, setMeasure] = useState<Measure>('net');
  const [active, setActive] = useState<number | null>(null);
  const looked = active === null ? undefined : days[active];
  const series = MEASURES[measure].map(([column, tone]) => ({
    id: column,
    name: t(`profit.column.${column}`),
    tone,
    valuesMinor: days.map((day) => figureOf(day, column)),
    shownMinor: figureOf(looked ?? totals, column),
  }));
  const inWords = (of: (one: (typeof series)[number], index: number) => number) =>
    series
      .map((one, index) => {
        const amount = formatAmount(of(one, index), { language, sign: one.tone === 'sign' ? 'always' : 'auto' });
        return t('profit.chart.figure', { name: one.name, amount });
      })
      .join(', ');
  const [first, last] = [days.at(0)?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <section
      aria-labelledby="profit-chart"
      className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="profit-chart" className="text-xl">
          {t('profit.chart.title')}
        </h2>
        <SegmentedControl
          label={t('profit.chart.measure')}
          size="sm"
          value={measure}
          onValueChange={setMeasure}
          options={MEASURE_NAMES.map((value) => ({ value, label: t(`profit.chart.${value}`) }))}
        />
      </div>
      <Readout series={series} day={looked ? formatDate(`${looked.day}T18:00:00Z`, language) : null} />
      <div className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-4">
        <DayChart
          label={t('profit.chart.label', {
            measure: t(`profit.chart.${measure}`),
            from: formatDay(first, language),
            to: formatDay(last, language),
            totals: inWords((one) => figureOf(totals, one.id)),
          })}
          days={days.map(({ day }) => day)}
          series={series}
          active={active}
          onActiveChange={setActive}
        />
        <input
          type="range"
          aria-label={t('profit.chart.day')}
          min={0}
          max={days.length - 1}
          value={active ?? days.length - 1}
          aria-valuetext={`${formatDay(days[active ?? days.length - 1]?.day ?? last, language)}. ${inWords((one) => one.valuesMinor[active ?? days.length - 1] ?? 0)}`}
          onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
          onFocus={() => setActive((now) => now ?? days.length - 1)}
          onBlur={() => setActive(null)}
          className="pointer-events-none sr-only"
        />
      </div>
    </section>
  );
}

const DOTS = { sign: null, jade: 'bg-jade', marigold: 'bg-marigold' };

interface ReadoutProps {
  series: readonly (Pick<DaySeries, 'id' | 'name' | 'tone'> & { shownMinor: number })[];
  /** The day looked at; null for all of them. */
  day: string | null;
}

/** The figures of the day looked at, or of all; for the eye, since the slider speaks them. */
function Readout({ series, day }: ReadoutProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <p aria-hidden="true" className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <span className="min-w-28 text-muted">{day ?? t('profit.chart.whole')}</span>
      {series.map(({ id, name, tone, shownMinor }) => (
        <span key={id} className="inline-flex items-baseline gap-2">
          {DOTS[tone] ? <span className={clsx('size-2.5 self-center rounded-full', DOTS[tone])} /> : null}
          <span className="text-muted">{name}</span>
          <Money
            amountMinor={shownMinor}
            language={language}
            tone={tone === 'sign' ? 'sign' : 'plain'}
            className="font-semibold"
          />
        </span>
      ))}
    </p>
  );
}
