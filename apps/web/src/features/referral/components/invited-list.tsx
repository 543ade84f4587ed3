import { keepPreviousData } from '@tanstack/react-query';
import type { InvitedFriend } from '@tonalli/contracts/referral/api';
import { formatDate } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import type { DataColumn } from '@tonalli/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { PagedList } from './paged-list';

const PAGE_SIZE = 10;

/** Whom the member brought, under masked names. */
export function InvitedList({ page, onPage }: { page: number; onPage: (no: number) => void }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const query = trpc.referral.invited.useQuery({ page, pageSize: PAGE_SIZE }, { placeholderData: keepPreviousData });
  const done = (yes: boolean) =>
    yes ? <Badge tone="jade">{t('invited.yes')}</Badge> : <Badge>{t('invited.notYet')}</Badge>;
  const columns: DataColumn<InvitedFriend>[] = [
    { id: 'name', header: t('invited.name'), heading: true, cell: ({ name }) => name },
    {
      id: 'joinedAt',
      header: t('invited.joinedAt'),
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDate(joinedAt, language)}</time>,
    },
    { id: 'deposited', header: t('invited.deposited'), cell: ({ hasDeposited }) => done(hasDeposited) },
    { id: 'active', header: t('invited.active'), cell: ({ hasBet }) => done(hasBet) },
  ];
  return (
    <PagedList
      query={query}
      columns={columns}
      rowKey={(row) => `${row.joinedAt}/${query.data?.rows.indexOf(row)}`}
      words={{
        caption: t('invited.caption'),
        empty: t('invited.empty'),
        emptyHint: t('invited.emptyHint'),
        error: t('invited.error'),
      }}
      onPage={onPage}
    />
  );
}
