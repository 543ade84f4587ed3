import type { MessageRow } from '@tonalli/contracts/messages/api';
import { formatDate, formatDateTime } from '@tonalli/i18n/format';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { KindIcon } from './kind-icon';

interface MessageListProps {
  rows: readonly MessageRow[];
  openId: string | undefined;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onChoose: (id: string, chosen: boolean) => void;
}

export function MessageList({ rows, openId, chosen, onOpen, onChoose }: MessageListProps) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  return (
    <ul aria-label={t('list')} className="divide-y divide-line">
      {rows.map((row) => (
        <li
          key={row.id}
          className={clsx('flex items-start gap-1 ps-4', row.id === openId ? 'bg-marigold-soft' : 'hover:bg-overlay')}
        >
          <Checkbox
            className="pt-4"
            label={<span className="sr-only">{t('select.one', { title: row.title })}</span>}
            checked={chosen.has(row.id)}
            onChange={(event) => onChoose(row.id, event.target.checked)}
          />
          <button
            type="button"
            aria-current={row.id === openId ? 'true' : undefined}
            onClick={() => onOpen(row.id)}
            className="flex min-w-0 flex-1 items-start gap-3 py-3.5 pe-4 text-start focus-visible:-outline-offset-2"
          >
            <KindIcon kind={row.kind} />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span
                className={clsx('line-clamp-2 text-sm', row.read ? 'font-medium text-muted' : 'font-bold text-text')}
              >
                {row.title}
              </span>
              <span className="truncate text-faint text-sm">{row.excerpt}</span>
              <time dateTime={row.at} title={formatDateTime(row.at, language)} className="text-faint text-xs">
                {formatDate(row.at, language)}
              </time>
            </span>
            {row.read ? null : (
              <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-marigold">
                <span className="sr-only">{t('unread')}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MessageListSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-13 w-full rounded-md" />
      ))}
    </div>
  );
}
