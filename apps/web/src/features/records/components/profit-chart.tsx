import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { useTranslation } from 'react-i18next';
import { type DayMeasure, MeasuredDays } from '../../../components/measured-days';
import { figureOf, MEASURES, type Measure } from '../profit-measures';

/** The days as bars, by what is looked at. */
export function ProfitChart({ days, totals }: Pick<PersonalProfit, 'days' | 'totals'>) {
  const { t } = useTranslation('records');
  const measureOf = (id: Measure): DayMeasure<Measure> => ({
    id,
    label: t(`profit.chart.${id}`),
    series: MEASURES[id].map(([column, tone]) => ({
      id: column,
      name: t(`profit.column.${column}`),
      tone,
      valuesMinor: days.map((day) => figureOf(day, column)),
      totalMinor: figureOf(totals, column),
    })),
  });
  return (
    <MeasuredDays
      title={t('profit.chart.title')}
      days={days.map(({ day }) => day)}
      measures={[measureOf('net'), measureOf('play'), measureOf('cash')]}
    />
  );
}
