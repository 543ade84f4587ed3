import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** How many missions can be claimed; nothing for none and for trial accounts. Kept up by the live channel. */
export default function MissionBadge({ className }: { className?: string }) {
  const { t } = useTranslation('missions');
  const { session } = useSession();
  const language = useLanguage();
  const enabled = session !== null && !session.isTrial;
  const { data } = trpc.missions.list.useQuery({ language }, { enabled, staleTime: 60_000 });
  const count = enabled ? (data?.claimable ?? 0) : 0;
  return <CountBadge count={count} label={t('badge', { count })} className={className} />;
}
