import type { Fee } from '@tonalli/contracts/cashier/fee';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** A channel's fee in words, such as "Comisión: $12.00 + 1.5%". */
export function useFeeText(): (fee: Fee) => string {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  return ({ fixedMinor, basisPoints }) => {
    const parts = [
      fixedMinor > 0 ? formatAmount(fixedMinor, { language }) : '',
      basisPoints > 0 ? formatBasisPoints(basisPoints, language) : '',
    ].filter(Boolean);
    return parts.length === 0 ? t('channel.free') : t('channel.fee', { fee: parts.join(' + ') });
  };
}
