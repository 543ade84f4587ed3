import { keepPreviousData } from '@tanstack/react-query';
import type { PastReward } from '@tonalli/contracts/rewards/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge, type BadgeTone } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedAnswer } from '../../../components/paged-answer';
import { useLanguage } from '../../../hooks/use-language';
import { useMemberSearch } from '../../../hooks/use-member-search';
import { useRewardText } from '../../../hooks/use-reward-text';
import { trpc } from '../../../trpc/trpc';
import { parseRewardSearch } from '../reward-search';

const PAGE_SIZE = 10;
const TONES: Record<PastReward['end'], BadgeTone> = { CLAIMED: 'jade', LAPSED: 'neutral', REVOKED: 'danger' };

/** What waits no more: claimed, lapsed, taken back. */
export function PastRewards() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const { search, show } = useMemberSearch(parseRewardSearch);
  const id = useId();
  const query = trpc.rewards.past.useQuery(
    { language, page: search.no ?? 1, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('past.title')} />
      <PagedAnswer query={query} errorTitle={t('past.error')} onPageChange={(no) => show({ no })}>
        <PastTable rows={query.data?.rows} />
      </PagedAnswer>
    </section>
  );
}

function PastTable({ rows }: { rows: readonly PastReward[] | undefined }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const textOf = useRewardText();
  const columns: DataColumn<PastReward>[] = [
    {
      id: 'what',
      header: t('past.what'),
      heading: true,
      cell: ({ reward, subject }) => <span className="money">{textOf(reward, subject)}</span>,
    },
    { id: 'title', header: t('past.for'), cell: ({ title }) => title },
    {
      id: 'at',
      header: t('past.at'),
      cell: ({ endedAt }) => <time dateTime={endedAt}>{formatDateTime(endedAt, language)}</time>,
    },
    {
      id: 'reference',
      header: t('past.reference'),
      cell: ({ rewardId }) => <span className="text-muted text-xs">{rewardId}</span>,
    },
    {
      id: 'end',
      header: t('past.state'),
      align: 'end',
      cell: ({ end, delivery }) => (
        <Badge tone={delivery === 'PROCESS' ? 'info' : TONES[end]}>
          {delivery ? t(`delivery.${delivery}`) : t(`end.${end}`)}
        </Badge>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('past.caption')}
      columns={columns}
      rows={rows ?? []}
      rowKey={(row) => row.rewardId}
      loading={rows === undefined}
      loadingRows={3}
      empty={<EmptyState illustration="inbox" title={t('past.empty')} />}
    />
  );
}
