import { useInfiniteQuery } from '@tanstack/react-query';
import type { Party } from '@tonalli/contracts/downlines/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

const PAGE = { limit: 30 };
const FIRST: string | null = null;

/** What happened between the reader and those below or above, newest first (AG-10). */
export function ActivityList() {
  const { t } = useTranslation('downlines');
  const language = useLanguage();
  const { client } = useAppServices();
  const query = useInfiniteQuery({
    queryKey: getQueryKey(trpc.downlines.activity, PAGE, 'infinite'),
    queryFn: ({ pageParam }) =>
      client.downlines.activity.query({ ...PAGE, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, error, isFetching, refetch } = query;
  const nameOf = (party: Party | null): string => {
    if (party === null || party.who === 'nobody') return t('activity.nobody');
    if (party.who === 'operator') return t('activity.operator');
    return party.who === 'reader' ? t('activity.self') : party.name;
  };
  if (!data && error) {
    return <LoadFailure title={t('activity.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64 rounded-xl" />;
  const entries = data.pages.flatMap(({ list }) => list);
  if (entries.length === 0) return <EmptyState title={t('activity.empty')} description={t('activity.emptyText')} />;
  return (
    <div className="flex flex-col items-center gap-4">
      <ol className="w-full rounded-xl bg-surface ring-1 ring-line ring-inset">
        {entries.map(({ id, kind, at, person, by, from, to, reason, effectiveAt, code, amountMinor }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b px-4 py-3 last:border-b-0"
          >
            <p className="min-w-0 flex-1 basis-64 font-semibold">
              {t(`activity.${kind}`, { person: nameOf(person), from: nameOf(from), to: nameOf(to), code: code ?? '' })}
            </p>
            {amountMinor === null ? null : <Money amountMinor={amountMinor} language={language} />}
            <time dateTime={at} className="text-muted text-xs">
              {formatDateTime(at, language)}
            </time>
            <p className="w-full text-muted text-sm">
              {t('activity.by', { name: by.who === 'reader' ? t('activity.you') : nameOf(by) })}
              {reason === null ? null : ` · ${t('activity.reason', { reason })}`}
              {effectiveAt === null
                ? null
                : ` · ${t('activity.effective', { date: formatDateTime(effectiveAt, language) })}`}
              {kind === 'joined' && code !== null ? ` · ${t('activity.code', { code })}` : null}
            </p>
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('activity.more')}
        </Button>
      ) : null}
    </div>
  );
}
