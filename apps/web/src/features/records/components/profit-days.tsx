import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatDate } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { COLUMNS, figureOf, isQuiet } from '../profit-measures';

type Day = PersonalProfit['days'][number];

/** Every day on which something happened, the newest first, with the totals beneath. */
export function ProfitDays({ days, totals }: Pick<PersonalProfit, 'days' | 'totals'>) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const shown = days.filter((day) => !isQuiet(day)).toReversed();
  // Most periods have no fee, and a column of noughts tells nothing.
  const figures = COLUMNS.filter((column) => column !== 'fee' || days.some(({ feeMinor }) => feeMinor !== 0));
  const money = (of: Day | PersonalProfit['totals'], column: (typeof COLUMNS)[number]) => {
    const amountMinor = figureOf(of, column);
    if (amountMinor === 0) return <Money amountMinor={0} language={language} className="nought text-faint" />;
    return <Money amountMinor={amountMinor} language={language} tone={column === 'net' ? 'sign' : 'plain'} />;
  };
  const columns: DataColumn<Day>[] = [
    {
      id: 'day',
      header: t('profit.days.day'),
      heading: true,
      cell: ({ day }) => <time dateTime={day}>{formatDate(`${day}T18:00:00Z`, language)}</time>,
    },
    ...figures.map((column) => ({
      id: column,
      header: t(`profit.column.${column}`),
      align: 'end' as const,
      cell: (day: Day) => money(day, column),
    })),
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('profit.days.title')}</h2>
      <DataTable
        caption={t('profit.days.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ day }) => day}
        // A phone's card names only what happened.
        className="max-sm:[&_td:has(.nought)]:hidden"
        footer={[t('profit.days.total'), ...figures.map((column) => money(totals, column))]}
      />
      {shown.length < days.length ? <p className="text-faint text-xs">{t('profit.days.quiet')}</p> : null}
    </section>
  );
}
