import { formatClock } from '@tonalli/i18n/format';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { usePlatformNow } from '../../../hooks/use-platform-now';
import { trpc } from '../../../trpc/trpc';

/** A clock of a device gains or loses little meanwhile; one that was set, or slept, is wrong for no longer. */
const ASKED_AGAIN_MS = 60_000;

/** The time where the operator is by the platform's clock, with its distance from Greenwich, every second (AG-01). */
export function OperatorClock() {
  const { t } = useTranslation('team');
  const { data, dataUpdatedAt } = trpc.team.clock.useQuery(undefined, {
    refetchInterval: ASKED_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  return (
    <span
      title={t('bar.clock')}
      className="inline-flex min-w-32 items-center gap-1.5 whitespace-nowrap text-muted text-sm"
    >
      <Clock aria-hidden="true" className="size-4 max-sm:hidden" />
      <span className="sr-only">{t('bar.clock')}</span>
      {data ? <Running said={data.now} readAt={dataUpdatedAt} /> : <span aria-hidden="true">--:--:--</span>}
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
