import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import type { ToldOrder } from '../results/told';

/** By what an order was made: its prize group, and when a chase ends by itself. */
export function OrderRules({ order: { prizeGroup, isChase, stop } }: { order: ToldOrder }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const rules = [
    ...(prizeGroup === null ? [] : [t('order.prizeGroup', { group: prizeGroup })]),
    ...(isChase && stop.onWin ? [t('order.stopOnWin')] : []),
    ...(isChase && stop.onProfitMinor !== null
      ? [t('order.stopOnProfit', { amount: formatAmount(stop.onProfitMinor, { language }) })]
      : []),
    ...(isChase && stop.onCancelled ? [t('order.stopOnCancelled')] : []),
  ];
  if (rules.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-muted text-sm">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
