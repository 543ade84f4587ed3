import { formatDateTime, formatDuration } from '@tonalli/i18n/format';
import { Card } from '@tonalli/ui/card/card';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { useNow } from '../../../hooks/use-now';

/** Counts down to the end of a maintenance, where it is known (SYS-02). */
export function TimeUntilOpen({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const now = useNow(1_000);
  const seconds = endsAt ? (Date.parse(endsAt) - now) / 1_000 : 0;
  return (
    <Card className="w-full max-w-md">
      {endsAt && seconds > 0 ? (
        <div role="timer" aria-label={t('maintenance.remaining', { time: formatDuration(seconds) })}>
          <p className="text-muted text-sm">{t('maintenance.left')}</p>
          <p className="money font-bold font-display text-5xl text-marigold leading-tight">{formatDuration(seconds)}</p>
        </div>
      ) : (
        <p className="font-semibold text-lg">{t(endsAt ? 'maintenance.soon' : 'maintenance.openEnd')}</p>
      )}
      {endsAt ? (
        <p className="mt-1 text-muted">{t('maintenance.endsAt', { time: formatDateTime(endsAt, language) })}</p>
      ) : null}
      <p className="mt-2 text-pretty text-muted text-sm">{t('maintenance.byItself')}</p>
    </Card>
  );
}
