import { formatDate, formatTime } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** A moment by day and time, where the operator is. */
export function useMomentText(): (at: string) => string {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  return (at) => t('span.moment', { day: formatDate(at, language), time: formatTime(at, language) });
}
