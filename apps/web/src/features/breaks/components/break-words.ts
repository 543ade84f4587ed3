import type { BreakTold } from '@tonalli/contracts/breaks/told';
import { formatDateTime } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Until when a break lasts, in a sentence. */
export function useUntilWords() {
  const { t } = useTranslation('breaks');
  const language = useLanguage();
  return ({ kind, until }: BreakTold): string =>
    until === null ? t('until.none') : t(`until.${kind}`, { at: formatDateTime(until, language) });
}
