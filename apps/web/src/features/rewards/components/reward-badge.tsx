import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { trpc } from '../../../trpc/trpc';

const LONGEST_TIMER_MS = 2_000_000_000;

/** When it is to be asked again: as the first reward lapses. */
const untilLapse = (nextLapseAt: string | null | undefined): number | false =>
  nextLapseAt ? Math.min(LONGEST_TIMER_MS, Math.max(1_000, Date.parse(nextLapseAt) - Date.now())) : false;

/** How many rewards wait; nothing for none, for visitors and for trial accounts. Kept up by the live channel. */
export default function RewardBadge({ className }: { className?: string }) {
  const { t } = useTranslation('rewards');
  const { session } = useSession();
  const enabled = session !== null && !session.isTrial;
  const { data } = trpc.rewards.count.useQuery(undefined, {
    enabled,
    staleTime: 60_000,
    refetchInterval: ({ state }) => untilLapse(state.data?.nextLapseAt),
  });
  const count = enabled ? (data?.count ?? 0) : 0;
  return <CountBadge count={count} label={t('waitingCount', { count })} className={className} />;
}
