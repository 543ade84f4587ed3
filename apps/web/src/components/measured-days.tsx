import { formatDate, formatDay } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';
import { DayChart, type DaySeries } from './day-chart';

export interface MeasuredSeries extends DaySeries {
  /** Of all days. */
  totalMinor: number;
}

export interface DayMeasure<Id extends string> {
  id: Id;
  label: string;
  /** One column of bars, or two side by side. */
  series: readonly MeasuredSeries[];
}

interface MeasuredDaysProps<Id extends string> {
  title: string;
  days: readonly string[];
  /** What can be looked at; the first is shown first. */
  measures: readonly [DayMeasure<Id>, ...DayMeasure<Id>[]];
  /** Writes the name of a day; its date unless something more is to be said. */
  writeDay?: (day: string, date: string) => string;
}

/** Days as bars. A day is looked at by pointer, finger or arrow keys, and its figures stand above. */
export function MeasuredDays<Id extends string>({
  title,
  days,
  measures,
  writeDay = (_, date) => date,
}: MeasuredDaysProps<Id>) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const heading = useId();
  const [chosen, setChosen] = useState<Id>(measures[0].id);
  const [active, setActive] = useState<number | null>(null);
  const measure = measures.find(({ id }) => id === chosen) ?? measures[0];
  const inWords = (of: (one: MeasuredSeries) => number) =>
    measure.series
      .map((one) => {
        const amount = formatAmount(of(one), { language, sign: one.tone === 'sign' ? 'always' : 'auto' });
        return t('profit.chart.figure', { name: one.name, amount });
      })
      .join(', ');
  const at = active ?? days.length - 1;
  const looked = active === null ? undefined : days[active];
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <SegmentedControl
          label={t('profit.chart.measure')}
          size="sm"
          value={measure.id}
          onValueChange={setChosen}
          options={measures.map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <Readout
        series={measure.series.map((one) => ({
          ...one,
          shownMinor: active === null ? one.totalMinor : (one.valuesMinor[active] ?? 0),
        }))}
        day={looked === undefined ? null : writeDay(looked, formatDate(`${looked}T18:00:00Z`, language))}
      />
      <div className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-4">
        <DayChart
          label={t('profit.chart.label', {
            measure: measure.label,
            from: formatDay(days.at(0) ?? '', language),
            to: formatDay(days.at(-1) ?? '', language),
            totals: inWords((one) => one.totalMinor),
          })}
          days={days}
          series={measure.series}
          active={active}
          onActiveChange={setActive}
        />
        <input
          type="range"
          aria-label={t('profit.chart.day')}
          min={0}
          max={days.length - 1}
          value={at}
          aria-valuetext={`${writeDay(days[at] ?? '', formatDay(days[at] ?? '', language))}. ${inWords((one) => one.valuesMinor[at] ?? 0)}`}
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
