import { NOTICE_PAGE_SIZE } from '@tonalli/contracts/constants';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { NoticePanes } from './notice-panes';

interface NoticesDialogProps {
  /** Opens at this one; left out: at the newest. */
  noticeId?: string | undefined;
  onClose: () => void;
}

/** Notices: titles at one side, nine at a time, the chosen one at the other (NAV-01, HOME-07). */
export default function NoticesDialog({ noticeId, onClose }: NoticesDialogProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.content.announcements.useQuery({ language });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('home:notices.title')}
      closeLabel={t('common:actions.close')}
    >
      {data && data.notices.length > 0 ? <NoticePanes notices={data.notices} noticeId={noticeId} /> : null}
      {data?.notices.length === 0 ? <EmptyState illustration="inbox" title={t('home:notices.empty')} /> : null}
      {!data && error ? (
        <LoadFailure title={t('home:notices.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Waiting />}
    </Dialog>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-5 sm:min-h-104 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-1">
        {Array.from({ length: NOTICE_PAGE_SIZE }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <Skeleton key={index} className="h-11 w-full rounded-md" />
        ))}
      </div>
      <Skeleton className="h-40 w-full rounded-md max-sm:hidden" />
    </div>
  );
}
