import type { PrizeView } from '@tonalli/contracts/promotions/api';
import { formatAmount } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** A prize in a few words. */
export function usePrizeText(): (prize: PrizeView) => string {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  return (prize) => {
    switch (prize.kind) {
      case 'cash':
        return formatAmount(prize.amountMinor, language);
      case 'points':
        return t('prize.points', { count: prize.points });
      case 'draw':
        return t('prize.upTo', {
          amount: formatAmount(Math.max(...prize.prizes.map(({ amountMinor }) => amountMinor)), language),
        });
      case 'other':
        return prize.text;
    }
  };
}
