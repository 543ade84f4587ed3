import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useNow } from '../../../hooks/use-now';

const SECOND_MS = 1_000;
/** From here on the time left runs; before it a date says more. */
const RUNS_FROM_MS = 24 * 3_600_000;

/** Until when a reward can be claimed. */
export function RewardDeadline({ expiresAt }: { expiresAt: string | null }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const now = useNow(SECOND_MS);
  if (expiresAt === null) return <span>{t('until.always')}</span>;
  const leftMs = Math.max(0, Date.parse(expiresAt) - now);
  const date = formatDateTime(expiresAt, language);
  if (leftMs > RUNS_FROM_MS) return <time dateTime={expiresAt}>{t('until.date', { date })}</time>;
  return (
    <time dateTime={expiresAt} role="timer" aria-live="off" title={date} className="money font-semibold text-coral">
      {t('until.left', { time: formatDuration(leftMs / SECOND_MS) })}
    </time>
  );
}
