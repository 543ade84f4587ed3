import type { PaymentMethodsView } from '@tonalli/contracts/help/api';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

type Fee = PaymentMethodsView['withdrawal']['fee'];
const MINUTES_AN_HOUR = 60;

/** Amounts, fees and stretches of time as people read them. */
export function useMethodTexts() {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const pesos = (amountMinor: number) => formatAmount(amountMinor, { language, trimZeros: true });
  return {
    pesos,
    range: (minMinor: number, maxMinor: number) => t('payments.range', { min: pesos(minMinor), max: pesos(maxMinor) }),
    fee({ fixedMinor, basisPoints }: Fee): string {
      if (fixedMinor === 0 && basisPoints === 0) return t('payments.free');
      if (basisPoints === 0) return t('payments.fixedFee', { fixed: pesos(fixedMinor) });
      const rate = formatBasisPoints(basisPoints, language);
      return fixedMinor === 0 ? rate : t('payments.bothFee', { fixed: pesos(fixedMinor), rate });
    },
    stretch: (minutes: number): string =>
      minutes % MINUTES_AN_HOUR === 0
        ? t('payments.hours', { count: minutes / MINUTES_AN_HOUR })
        : t('payments.minutes', { count: minutes }),
  };
}
