import type { LimitKind } from '@tonalli/contracts/limits/periods';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** A limit in words: an amount, or minutes. */
export function useLimitWords() {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  return (kind: LimitKind, limit: number): string =>
    kind === 'time' ? t('minutes', { minutes: limit }) : formatAmount(limit, { language });
}
