import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useTopics } from '../hooks/use-topics';
import { TopicArticle } from './topic-article';
import { type TopicLinkProps, TopicList } from './topic-list';

interface HelpBrowserProps {
  /** The topic that is open; undefined shows them all. */
  topicId: string | undefined;
  TopicLink: (props: TopicLinkProps) => ReactNode;
  onBack: () => void;
  /** How to reach people, below whatever is shown. */
  contact: ReactNode;
  heading: 'h2' | 'h3';
}

/** The help centre: a search, the topics by group, and one of them when it was chosen. */
export function HelpBrowser({ topicId, TopicLink, onBack, contact, heading }: HelpBrowserProps) {
  const { t } = useTranslation('help');
  const [search, setSearch] = useState('');
  const { data, found, isSearch, isLooking, error, isFetching, refetch } = useTopics(search);
  const topic = data?.find(({ id }) => id === topicId);
  const article = useRef<HTMLDivElement>(null);
  const opened = topic?.id;
  // A topic that was chosen is read from its beginning.
  useEffect(() => {
    if (opened === undefined) return;
    article.current?.querySelector<HTMLElement>('[data-topic-heading]')?.focus({ preventScroll: true });
    article.current?.scrollIntoView({ block: 'start' });
  }, [opened]);

  if (!data && error) {
    return <LoadFailure title={t('error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (topic) {
    return (
      <div ref={article} className="flex scroll-mt-20 lg:scroll-mt-36 flex-col gap-5">
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          iconStart={<ArrowLeft className="size-4" />}
          onClick={onBack}
        >
          {t('allTopics')}
        </Button>
        <TopicArticle topic={topic} heading={heading} />
        {contact}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('searchClear')}
        value={search}
        onValueChange={setSearch}
        maxLength={60}
        className="max-w-xl"
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {isSearch && data && !isLooking ? t('found', { count: found.length }) : null}
        {!isSearch && data && topicId !== undefined ? t('unknownTopic') : null}
      </p>
      {data ? null : <TopicsSkeleton />}
      {data?.length === 0 ? <EmptyState title={t('empty')} description={t('emptyHint')} /> : null}
      {data && data.length > 0 && found.length === 0 && isLooking ? <TopicsSkeleton /> : null}
      {data && data.length > 0 && found.length === 0 && !isLooking ? (
        <EmptyState
          illustration="search"
          title={t('nothing', { text: search.trim() })}
          description={t('nothingHint')}
        />
      ) : null}
      {found.length > 0 ? <TopicList topics={found} TopicLink={TopicLink} /> : null}
      {contact}
    </div>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function TopicsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
