import type { AnnouncementRow } from '@tonalli/contracts/team/api';
import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface AnnouncementListProps {
  rows: readonly AnnouncementRow[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

export function AnnouncementList({ rows, openId, onOpen }: AnnouncementListProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  return (
    <ul aria-label={t('announcements.list')} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className={row.id === openId ? 'bg-marigold-soft' : 'hover:bg-overlay'}>
          <button
            type="button"
            aria-current={row.id === openId ? 'true' : undefined}
            onClick={() => onOpen(row.id)}
            className="flex w-full items-start gap-3 px-4 py-3.5 text-start focus-visible:-outline-offset-2 sm:px-5"
          >
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span
                className={clsx('text-pretty text-sm', row.read ? 'font-medium text-muted' : 'font-bold text-text')}
              >
                {row.title}
              </span>
              <span className="line-clamp-2 text-faint text-sm">{row.excerpt}</span>
              <time dateTime={row.at} title={formatDateTime(row.at, language)} className="text-faint text-xs">
                {formatDate(row.at, language)}
              </time>
            </span>
            {row.read ? null : (
              <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-marigold">
                <span className="sr-only">{t('announcements.unread')}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function AnnouncementListSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4">
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="h-16 w-full rounded-md" />
      ))}
    </div>
  );
}
