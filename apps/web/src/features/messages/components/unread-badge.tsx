import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { trpc } from '../../../trpc/trpc';

/** How many messages are unread; nothing for none, for visitors and for trial accounts. Kept up by the live channel. */
export default function UnreadBadge({ className }: { className?: string }) {
  const { t } = useTranslation('messages');
  const { session } = useSession();
  const enabled = session !== null && !session.isTrial;
  const { data } = trpc.messages.unread.useQuery(undefined, { enabled, staleTime: 60_000 });
  const count = enabled ? (data?.count ?? 0) : 0;
  return <CountBadge count={count} label={t('unreadCount', { count })} className={className} />;
}
