import { Card } from '@tonalli/ui/card/card';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { clsx } from 'clsx';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { Pages } from '../../components/pages';
import { useMemberSearch } from '../../hooks/use-member-search';
import { AnnouncementList, AnnouncementListSkeleton } from './announcements/announcement-list';
import { parseAnnouncementSearch } from './announcements/announcement-search';
import { OpenAnnouncement } from './announcements/open-announcement';
import { useAnnouncements } from './announcements/use-announcements';

/** What the operator tells its agents: the list and the open announcement side by side, one after the other on phones (AG-08). */
export default function AnnouncementsScreen() {
  const { t } = useTranslation('team');
  const { search, show } = useMemberSearch(parseAnnouncementSearch);
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnnouncements(search.no);
  const unread = data?.unread ?? 0;
  const read = unread > 0 ? t('announcements.unreadCount', { count: unread }) : t('announcements.allRead');
  const openId = search.announcement;
  const open = (announcement: string | undefined) => show({ no: search.no, announcement });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('announcements.title')} />
        <p aria-live="polite" className="mt-1 min-h-5 text-muted text-sm">
          {data && data.totalRows > 0 ? read : null}
        </p>
      </div>
      {!data && error ? (
        <LoadFailure title={t('announcements.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card flush className="grid lg:min-h-112 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          {data?.totalRows === 0 ? (
            <EmptyState
              illustration="inbox"
              title={t('announcements.empty.title')}
              description={t('announcements.empty.text')}
              className="lg:col-span-2"
            />
          ) : (
            <>
              <div className={clsx('min-w-0 border-line lg:border-e', openId && 'max-lg:hidden')}>
                {data ? (
                  <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
                    <AnnouncementList rows={data.rows} openId={openId} onOpen={open} />
                  </div>
                ) : (
                  <AnnouncementListSkeleton />
                )}
              </div>
              <div className={clsx('min-w-0', openId ? '' : 'max-lg:hidden')}>
                {openId ? (
                  <OpenAnnouncement key={openId} id={openId} onBack={() => open(undefined)} />
                ) : (
                  <p className="flex h-full flex-col items-center justify-center gap-3 p-8 text-center text-faint">
                    <Megaphone aria-hidden="true" className="size-8" />
                    {t('announcements.choose')}
                  </p>
                )}
              </div>
            </>
          )}
        </Card>
      )}
      {data && data.totalPages > 1 && !openId ? (
        <Pages
          page={data.page}
          pageCount={data.totalPages}
          onPageChange={(no) => show({ no, announcement: undefined })}
        />
      ) : null}
    </div>
  );
}
