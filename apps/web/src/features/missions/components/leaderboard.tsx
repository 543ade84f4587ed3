import type { MissionLeader } from '@tonalli/contracts/missions/api';
import { formatCount, formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** Who has the most stars of the week, and where the member stands, also below those that are shown. */
export function Leaderboard() {
  const { t } = useTranslation('missions');
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.missions.leaderboard.useQuery(undefined, { staleTime: 0 });
  if (!data) {
    if (error)
      return <LoadFailure title={t('board.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
    return <Skeleton className="h-96 w-full rounded-xl" />;
  }
  const columns: DataColumn<MissionLeader>[] = [
    { id: 'rank', header: t('board.rank'), cell: ({ rank }) => formatCount(rank, language) },
    {
      id: 'name',
      header: t('board.name'),
      heading: true,
      cell: ({ name, isOwn }) => (
        <span className="inline-flex items-center gap-2">
          {name}
          {isOwn ? <Badge tone="marigold">{t('board.you')}</Badge> : null}
        </span>
      ),
    },
    { id: 'stars', header: t('board.stars'), align: 'end', cell: ({ stars }) => formatCount(stars, language) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex items-center gap-4">
        <Trophy aria-hidden="true" className="size-8 shrink-0 text-marigold" />
        <div>
          <p className="font-bold font-display text-lg">
            {data.ownRank === null ? t('stars', { count: 0 }) : t('board.own', { rank: data.ownRank })}
          </p>
          <p className="text-muted text-sm">
            {data.ownRank === null ? t('board.ownNone') : t('stars', { count: data.ownStars })}
          </p>
          <p className="text-faint text-xs">{t('board.lead', { date: formatDateTime(data.endsAt, language) })}</p>
        </div>
      </Card>
      <DataTable
        compact
        caption={t('board.title')}
        columns={columns}
        rows={data.leaders}
        rowKey={({ rank }) => String(rank)}
        empty={<EmptyState title={t('board.empty')} description={t('board.emptyText')} />}
      />
    </div>
  );
}
