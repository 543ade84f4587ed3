import { formatCount } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useLanguage } from '../../../hooks/use-language';

/** Points and money as people read them. */
export function usePointText() {
  const language = useLanguage();
  return {
    count: (points: number) => formatCount(points, language),
    money: (amountMinor: number) => formatAmount(amountMinor, { language }),
    round: (amountMinor: number) => formatAmount(amountMinor, { language, trimZeros: true }),
  };
}
