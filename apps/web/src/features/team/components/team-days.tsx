import type { TeamOverview, TeamPeriod } from '@tonalli/contracts/team/api';
import { formatCount, formatDate } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { type DayMeasure, MeasuredDays } from '../../../components/measured-days';
import { useLanguage } from '../../../hooks/use-language';

type Day = TeamOverview['days'][number];
type Column = 'stake' | 'payout' | 'deposit' | 'withdrawal' | 'bonus' | 'commission' | 'profit';

const COLUMNS = ['stake', 'payout', 'deposit', 'withdrawal', 'bonus', 'commission', 'profit'] as const;
const PEOPLE = ['newMembers', 'activeMembers'] as const;
const MEASURES = {
  profit: [['profit', 'sign']],
  play: [
    ['stake', 'marigold'],
    ['payout', 'jade'],
  ],
  cash: [
    ['deposit', 'jade'],
    ['withdrawal', 'marigold'],
  ],
} as const satisfies Record<string, readonly (readonly [Column, 'sign' | 'jade' | 'marigold'])[]>;

const minorOf = (of: TeamPeriod, column: Column): number => of[`${column}Minor`];
const isQuiet = (day: TeamPeriod): boolean =>
  COLUMNS.every((column) => minorOf(day, column) === 0) && PEOPLE.every((name) => day[name] === 0);

type Shown = Pick<TeamOverview, 'days' | 'totals' | 'partialDay'>;

/** How the period went day by day: bars, and the same as a table. A day that is not over says so. */
export function TeamDays({ days, totals, partialDay }: Shown) {
  const { t } = useTranslation(['team', 'records']);
  const measureOf = (id: keyof typeof MEASURES): DayMeasure<keyof typeof MEASURES> => ({
    id,
    label: t(`team:trend.${id}`),
    series: MEASURES[id].map(([column, tone]) => ({
      ...{ id: column, name: t(`team:stat.${column}`), tone },
      valuesMinor: days.map((day) => minorOf(day, column)),
      totalMinor: minorOf(totals, column),
    })),
  });
  return (
    <>
      {days.length > 1 ? (
        <MeasuredDays
          title={t('team:trend.title')}
          days={days.map(({ day }) => day)}
          measures={[measureOf('profit'), measureOf('play'), measureOf('cash')]}
          writeDay={(day, date) => (day === partialDay ? t('team:trend.partialDay', { day: date }) : date)}
        />
      ) : null}
      <DayTable days={days} totals={totals} partialDay={partialDay} />
    </>
  );
}

function DayTable({ days, totals, partialDay }: Shown) {
  const { t } = useTranslation(['team', 'records']);
  const language = useLanguage();
  const shown = days.filter((day) => !isQuiet(day)).toReversed();
  const money = (of: TeamPeriod, column: Column) => {
    const amountMinor = minorOf(of, column);
    if (amountMinor === 0) return <Money amountMinor={0} language={language} className="nought text-faint" />;
    return <Money amountMinor={amountMinor} language={language} tone={column === 'profit' ? 'sign' : 'plain'} />;
  };
  const dayText = (day: string) => formatDate(`${day}T18:00:00Z`, language);
  const columns: DataColumn<Day>[] = [
    {
      id: 'day',
      header: t('records:profit.days.day'),
      heading: true,
      cell: ({ day }) => (
        <>
          <time dateTime={day} className="whitespace-nowrap">
            {dayText(day)}
          </time>
          {day === partialDay ? (
            <span className="block font-normal text-marigold text-xs">{t('team:trend.partial')}</span>
          ) : null}
        </>
      ),
    },
    ...PEOPLE.map((name) => ({
      id: name,
      header: t(`team:trend.${name}`),
      align: 'end' as const,
      cell: (day: Day) => formatCount(day[name], language),
    })),
    ...COLUMNS.map((column) => ({
      id: column,
      header: t(`team:stat.${column}`),
      align: 'end' as const,
      cell: (day: Day) => money(day, column),
    })),
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('records:profit.days.title')}</h2>
      <DataTable
        caption={t('team:trend.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ day }) => day}
        fold={{ lead: 'profit', label: ({ day }) => t('team:trend.openDay', { day: dayText(day) }) }}
        // A phone's card names only what happened.
        className="max-sm:[&_td:has(.nought)]:hidden"
        empty={<p className="text-muted">{t('team:trend.empty')}</p>}
        footer={[
          t('records:profit.days.total'),
          ...PEOPLE.map((name) => formatCount(totals[name], language)),
          ...COLUMNS.map((column) => money(totals, column)),
        ]}
      />
      <p className="text-faint text-xs">{t('team:trend.note')}</p>
    </section>
  );
}
