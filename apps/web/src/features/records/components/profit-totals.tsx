import type { PersonalProfit } from '@tonalli/contracts/records/api';
import { formatDay } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../components/figure-change';
import { Figures } from '../../../components/figures';
import { useLanguage } from '../../../hooks/use-language';
import { figureOf } from '../profit-measures';

const SHOWN = ['net', 'stake', 'payout', 'deposit', 'withdrawal', 'bonus'] as const;

/** More of these is better. */
const GOOD: ReadonlySet<string> = new Set(['net', 'payout', 'bonus']);

type Totals = Pick<PersonalProfit, 'totals' | 'previous'>;

/** The period in six figures, each beside what it was in the period before. */
export function ProfitTotals({ profit }: { profit: Totals | undefined }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const compared = profit
    ? t('profit.previous', {
        from: formatDay(profit.previous.from, language),
        to: formatDay(profit.previous.to, language),
      })
    : null;
  return (
    <div className="flex flex-col gap-3">
      <Figures
        label={t('profit.totals')}
        waiting={!profit}
        figures={SHOWN.map((column) => {
          const nowMinor = profit ? figureOf(profit.totals, column) : 0;
          const beforeMinor = profit ? figureOf(profit.previous.totals, column) : 0;
          return {
            id: column,
            name: t(`profit.column.${column}`),
            value: <Money amountMinor={nowMinor} language={language} tone={column === 'net' ? 'sign' : 'plain'} />,
            beneath: <FigureChange isGood={GOOD.has(column)} changeMinor={nowMinor - beforeMinor} />,
          };
        })}
      />
      <p className="text-faint text-xs">
        {t('profit.netNote')} {compared}
      </p>
    </div>
  );
}
