import { formatClock, formatDate } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** Up to when the figures of a report are counted. */
export function AsOf({ at }: { at: string | undefined }) {
  const { t } = useTranslation(['agent-reports', 'records']);
  const language = useLanguage();
  return (
    <p className="text-faint text-xs">
      {t('records:range.zone')}
      {at
        ? `. ${t('agent-reports:asOf', { day: formatDate(at, language), time: formatClock(Date.parse(at), language) })}`
        : null}
    </p>
  );
}
