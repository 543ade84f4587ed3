import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** More of these is better; of the other figures neither more nor less is. */
const GOOD: ReadonlySet<string> = new Set(['net', 'payout', 'bonus']);

/** How much a figure rose or fell since the period before. */
export function ProfitChange({ column, changeMinor }: { column: string; changeMinor: number }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const Arrow = changeMinor === 0 ? Equal : changeMinor > 0 ? ArrowUpRight : ArrowDownRight;
  const judged = GOOD.has(column) && changeMinor !== 0;
  const colour = judged ? (changeMinor > 0 ? 'text-jade' : 'text-danger') : 'text-faint';
  return (
    <span className={clsx('inline-flex items-center gap-1 text-sm sm:mt-1', colour)}>
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {changeMinor === 0
        ? t('profit.same')
        : t('profit.change', { amount: formatAmount(changeMinor, { language, sign: 'always' }) })}
    </span>
  );
}
