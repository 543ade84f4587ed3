import { keepPreviousData } from '@tanstack/react-query';
import type { MessageRow } from '@tonalli/contracts/messages/api';
import { Card } from '@tonalli/ui/card/card';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { Pages } from '../../components/pages';
import { useLanguage } from '../../hooks/use-language';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { EmptyInbox } from './components/empty-inbox';
import { InboxHeading } from './components/inbox-heading';
import { MessageList, MessageListSkeleton } from './components/message-list';
import { MessageToolbar } from './components/message-toolbar';
import { OpenMessage } from './components/open-message';
import { useInboxChanges } from './hooks/use-inbox-changes';
import { parseMessageSearch } from './message-search';

const PAGE_SIZE = 20;
const NONE: readonly MessageRow[] = [];

/** The inbox: the list and the open message side by side, one after the other on phones (MEM-14). */
export default function MessagesScreen() {
  const { t } = useTranslation(['messages', 'common']);
  const { search, show } = useMemberSearch(parseMessageSearch);
  const language = useLanguage();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.messages.list.useQuery(
    { language, filter: search.filter ?? 'all', page: search.no ?? 1, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const { data: unread } = trpc.messages.unread.useQuery();
  const changes = useInboxChanges();
  const rows = data?.rows ?? NONE;
  // What left the list meanwhile is no longer chosen.
  const chosen = rows.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const unreadCount = unread?.count ?? 0;

  const open = (message: string | undefined) => show({ no: search.no, message });
  const filter = (value: 'all' | 'unread') =>
    show({ filter: value === 'unread' ? value : undefined, message: undefined });
  const mark = (id: string, on: boolean) =>
    setMarked((before) => new Set(on ? [...before, id] : [...before].filter((known) => known !== id)));
  const remove = async (ids: string[]) => {
    if (!(await changes.remove(ids))) return;
    setMarked(new Set());
    if (search.message !== undefined && ids.includes(search.message)) open(undefined);
  };
  const read = async () => {
    if (await changes.markRead(chosen.length > 0 ? { ids: chosen } : { all: true })) setMarked(new Set());
  };
  return (
    <div className="flex flex-col gap-5">
      <InboxHeading
        unreadCount={unread?.count}
        filter={search.filter ?? 'all'}
        onFilter={filter}
        isOpen={Boolean(search.message)}
      />
      {!data && error ? (
        <LoadFailure title={t('messages:error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card flush className="grid lg:min-h-136 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <div className={clsx('min-w-0 border-line lg:border-e', search.message && 'max-lg:hidden')}>
            {data ? null : <MessageListSkeleton />}
            {data && rows.length > 0 ? (
              <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
                <MessageToolbar
                  rowCount={rows.length}
                  chosenCount={chosen.length}
                  unreadCount={unreadCount}
                  busy={changes.busy}
                  onChooseAll={(all) => setMarked(new Set(all ? rows.map(({ id }) => id) : []))}
                  onRead={() => void read()}
                  onDelete={() => void remove(chosen)}
                />
                <MessageList rows={rows} openId={search.message} chosen={marked} onOpen={open} onChoose={mark} />
              </div>
            ) : null}
            {data && rows.length === 0 ? (
              <EmptyInbox filtered={search.filter === 'unread'} onShowAll={() => filter('all')} />
            ) : null}
          </div>
          <OpenMessage
            id={search.message}
            busy={changes.busy}
            onBack={() => open(undefined)}
            onDelete={(id) => void remove([id])}
          />
        </Card>
      )}
      {data && data.totalPages > 1 && !search.message ? (
        <Pages page={data.page} pageCount={data.totalPages} onPageChange={(no) => show({ no, message: undefined })} />
      ) : null}
    </div>
  );
}
