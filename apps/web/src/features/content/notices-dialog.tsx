import { formatDateTime } from '@tonalli/i18n/format';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { trpc } from '../../trpc/trpc';

/** Notices: titles at one side, the chosen one at the other (NAV-01). Content is shown as plain text. */
export default function NoticesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['content', 'common']);
  const language = useLanguage();
  const { data } = trpc.content.announcements.useQuery({ language });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const notices = data?.notices;
  const chosen = notices?.find(({ id }) => id === chosenId) ?? notices?.[0];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('content:notices.title')}
      closeLabel={t('common:actions.close')}
    >
      {notices ? null : <Skeleton className="h-64 w-full" />}
      {notices?.length === 0 ? <EmptyState illustration="inbox" title={t('content:notices.empty')} /> : null}
      {notices && chosen ? (
        <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <ul aria-label={t('content:notices.list')} className="flex flex-col gap-1">
            {notices.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  aria-current={notice.id === chosen.id ? 'true' : undefined}
                  onClick={() => setChosenId(notice.id)}
                  className={clsx(
                    'min-h-11 w-full rounded-md px-3 py-2 text-start font-medium text-sm hover:bg-overlay',
                    notice.id === chosen.id ? 'bg-marigold-soft text-marigold-bright' : 'text-muted',
                  )}
                >
                  {notice.title}
                </button>
              </li>
            ))}
          </ul>
          <article className="min-w-0">
            <h3 className="text-lg">{chosen.title}</h3>
            <p className="mt-1 text-faint text-sm">{formatDateTime(chosen.at, language)}</p>
            <p className="mt-4 whitespace-pre-line text-muted">{chosen.content}</p>
          </article>
        </div>
      ) : null}
    </Dialog>
  );
}
