import type { HelpTopicHead } from '@tonalli/contracts/help/api';
import { formatDate } from '@tonalli/i18n/format';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { Prose } from '../../../components/prose';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** One topic, under its heading; its text comes when it is opened. */
export function TopicArticle({ topic, heading }: { topic: HelpTopicHead; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const Heading = heading;
  const { id, title, summary, updatedAt } = topic;
  const { data, error, isFetching, refetch } = trpc.help.topic.useQuery({ id, language });
  return (
    <article aria-labelledby={`help-${id}`} className="min-w-0">
      <Heading id={`help-${id}`} data-topic-heading="" tabIndex={-1} className="break-words text-2xl outline-none">
        {title}
      </Heading>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">{summary}</p>
      {data ? <Prose text={data.text} newTabHint={t('newTab')} className="mt-5" /> : null}
      {!data && error ? (
        <LoadFailure part title={t('topicError')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="mt-5 h-72 max-w-[68ch] rounded-lg" />}
      <p className="mt-8 text-faint text-sm">{t('updated', { date: formatDate(updatedAt, language) })}</p>
    </article>
  );
}
