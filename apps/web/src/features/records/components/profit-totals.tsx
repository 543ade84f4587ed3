import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatDay } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { figureOf } from '../profit-measures';
import { ProfitChange } from './profit-change';

const SHOWN = ['net', 'stake', 'payout', 'deposit', 'withdrawal', 'bonus'] as const;

type Totals = Pick<PersonalProfit, 'totals' | 'previous'>;

/** The period in six figures, each beside what it was in the period before: lines on phones, tiles from there on. */
export function ProfitTotals({ profit }: { profit: Totals | undefined }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <section aria-label={t('profit.totals')} className="flex flex-col gap-3">
      <dl className="max-sm:divide-y max-sm:divide-line max-sm:rounded-xl max-sm:bg-surface max-sm:px-4 max-sm:ring-1 max-sm:ring-line max-sm:ring-inset sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {SHOWN.map((column) => (
          <div
            key={column}
            className="max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:py-3 sm:rounded-xl sm:bg-surface sm:p-5 sm:ring-1 sm:ring-line sm:ring-inset"
          >
            <dt className="text-muted text-sm max-sm:pt-0.5">{t(`profit.column.${column}`)}</dt>
            <dd className="max-sm:text-right">
              <span className="block truncate font-bold font-display text-lg sm:mt-1.5 sm:text-2xl">
                {profit ? (
                  <Money
                    amountMinor={figureOf(profit.totals, column)}
                    language={language}
                    tone={column === 'net' ? 'sign' : 'plain'}
                  />
                ) : (
                  <Skeleton className="h-7 w-28" />
                )}
              </span>
              {profit ? (
                <ProfitChange
                  column={column}
                  changeMinor={figureOf(profit.totals, column) - figureOf(profit.previous.totals, column)}
                />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-faint text-xs">
        {t('profit.netNote')}
        {profit
          ? ` ${t('profit.previous', {
              from: formatDay(profit.previous.from, language),
              to: formatDay(profit.previous.to, language),
            })}`
          : null}
      </p>
    </section>
  );
}
