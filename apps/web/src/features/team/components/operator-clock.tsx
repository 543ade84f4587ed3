import { formatClock } from '@tonalli/i18n/format';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useNow } from '../../../hooks/use-now';

const SECOND_MS = 1_000;

/** The time where the operator is, with its distance from Greenwich, every second (AG-01). */
export function OperatorClock() {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const now = useNow(SECOND_MS);
  return (
    <span title={t('bar.clock')} className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-sm">
      <Clock aria-hidden="true" className="size-4 max-sm:hidden" />
      <span className="sr-only">{t('bar.clock')}</span>
      <time dateTime={new Date(now).toISOString()} className="money">
        {formatClock(now, language)}
      </time>
    </span>
  );
}
