import { formatAmount } from '@tonalli/ui/money/format-amount';
import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';

interface FigureChangeProps {
  /** More is better; of other figures neither more nor less is. */
  isGood: boolean;
  changeMinor: number;
  /** Writes how much it is; an amount unless something else is counted. */
  write?: (change: number) => string;
}

/** How much a figure rose or fell since the period before. */
export function FigureChange({ isGood, changeMinor, write }: FigureChangeProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const Arrow = changeMinor === 0 ? Equal : changeMinor > 0 ? ArrowUpRight : ArrowDownRight;
  const judged = isGood && changeMinor !== 0;
  const colour = judged ? (changeMinor > 0 ? 'text-jade' : 'text-danger') : 'text-faint';
  const amount = write?.(changeMinor) ?? formatAmount(changeMinor, { language, sign: 'always' });
  return (
    <span className={clsx('inline-flex items-center gap-1 text-sm sm:mt-1', colour)}>
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {changeMinor === 0 ? t('profit.same') : t('profit.change', { amount })}
    </span>
  );
}
