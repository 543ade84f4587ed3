import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';
import { useAnnouncements } from './use-announcements';

/** How many announcements wait to be opened, beside their name in the menu. */
export default function AnnouncementMark({ className }: { className: string }) {
  const { t } = useTranslation('team');
  const count = useAnnouncements().data?.unread ?? 0;
  return <CountBadge count={count} label={t('announcements.unreadCount', { count })} className={className} />;
}
