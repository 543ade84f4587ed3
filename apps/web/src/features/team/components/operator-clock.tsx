import { formatClock } from '@tonalli/i18n/format';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { usePlatformClock } from '../../../hooks/use-platform-clock';
import { usePlatformNow } from '../../../hooks/use-platform-now';

/** The time where the operator is by the platform's clock, with its distance from Greenwich, every second (AG-01). */
export function OperatorClock() {
  const { t } = useTranslation('team');
  const { clock } = usePlatformClock({ isFollowed: true });
  return (
    <span
      title={t('bar.clock')}
      className="inline-flex min-w-32 items-center gap-1.5 whitespace-nowrap text-muted text-sm"
    >
      <Clock aria-hidden="true" className="size-4 max-sm:hidden" />
      <span className="sr-only">{t('bar.clock')}</span>
      {clock ? <Running {...clock} /> : <span aria-hidden="true">--:--:--</span>}
    </span>
  );
}

function Running({ said, readAt }: { said: string; readAt: number }) {
  const language = useLanguage();
  const now = usePlatformNow(said, readAt);
  return (
    <time dateTime={new Date(now).toISOString()} className="money">
      {formatClock(now, language)}
    </time>
  );
}
