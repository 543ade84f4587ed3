import { formatDuration } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../hooks/use-now';

const SECOND_MS = 1_000;

/** Counts down to a moment, second by second. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('cashier');
  const now = useNow(SECOND_MS);
  const seconds = Math.ceil((Date.parse(until) - now) / SECOND_MS);
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-muted text-sm">{t('order.timeLeft')}</span>
      <span role="timer" className="money font-bold font-display text-xl">
        {seconds > 0 ? formatDuration(seconds) : t('order.checking')}
      </span>
    </p>
  );
}
