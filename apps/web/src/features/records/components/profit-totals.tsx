import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatDay } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat, type StatProps } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { figureOf } from '../profit-measures';

const SHOWN = ['net', 'stake', 'payout', 'deposit', 'withdrawal', 'bonus'] as const;
/** More of these is better; of the others neither more nor less is. */
const GOOD: ReadonlySet<string> = new Set(['net', 'payout', 'bonus']);

type Totals = Pick<PersonalProfit, 'totals' | 'previous'>;

/** The period in six figures, each beside what it was in the period before. */
export function ProfitTotals({ profit }: { profit: Totals | undefined }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const deltaOf = (column: (typeof SHOWN)[number]): StatProps['delta'] => {
    if (!profit) return undefined;
    const change = figureOf(profit.totals, column) - figureOf(profit.previous.totals, column);
    if (change === 0) return undefined;
    const direction = change > 0 ? 'up' : 'down';
    const amount = formatAmount(change, { language, sign: 'always' });
    return { text: t('profit.change', { amount }), direction, good: GOOD.has(column) ? change > 0 : undefined };
  };
  return (
    <section aria-label={t('profit.totals')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {SHOWN.map((column) => (
          <Stat
            key={column}
            label={t(`profit.column.${column}`)}
            delta={deltaOf(column)}
            className="max-[26rem]:col-span-2"
            value={
              profit ? (
                <Money
                  amountMinor={figureOf(profit.totals, column)}
                  language={language}
                  tone={column === 'net' ? 'sign' : 'plain'}
                />
              ) : (
                <Skeleton className="h-8 w-28 max-w-full" />
              )
            }
          />
        ))}
      </div>
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
