import { keepPreviousData } from '@tanstack/react-query';
import type { EarningRow } from '@tonalli/contracts/referral/api';
import { formatCount, formatDate } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import type { DataColumn } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { dayStart } from '../../../hooks/operator-day';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { PagedList } from './paged-list';

const PAGE_SIZE = 10;

/** The commission of each day. */
export function EarningList({ page, onPage }: { page: number; onPage: (no: number) => void }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const query = trpc.referral.earnings.useQuery({ page, pageSize: PAGE_SIZE }, { placeholderData: keepPreviousData });
  const columns: DataColumn<EarningRow>[] = [
    {
      id: 'day',
      header: t('earnings.day'),
      heading: true,
      cell: ({ day }) => <time dateTime={day}>{formatDate(dayStart(day), language)}</time>,
    },
    {
      id: 'active',
      header: t('earnings.active'),
      align: 'end',
      cell: ({ active }) => formatCount(active, language),
    },
    {
      id: 'validBet',
      header: t('earnings.validBet'),
      align: 'end',
      cell: ({ validBetMinor }) => <Money amountMinor={validBetMinor} language={language} />,
    },
    {
      id: 'rate',
      header: t('earnings.rate'),
      align: 'end',
      cell: ({ rateBasisPoints }) => formatBasisPoints(rateBasisPoints, language),
    },
    {
      id: 'amount',
      header: t('earnings.amount'),
      align: 'end',
      cell: ({ amountMinor }) => (
        <Money amountMinor={amountMinor} language={language} tone="sign" className="font-semibold" />
      ),
    },
  ];
  return (
    <PagedList
      query={query}
      columns={columns}
      rowKey={({ day }) => day}
      words={{
        caption: t('earnings.caption'),
        empty: t('earnings.empty'),
        emptyHint: t('earnings.emptyHint'),
        error: t('earnings.error'),
      }}
      onPage={onPage}
    />
  );
}
