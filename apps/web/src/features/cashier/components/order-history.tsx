import { formatCount, formatDateTime } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';

export const HISTORY_PAGE_SIZE = 10;

interface OrderHistoryProps<Row extends { id: string }> {
  title: string;
  empty: string;
  columns: DataColumn<Row>[];
  answer: {
    data: { rows: Row[]; page: number; totalPages: number } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  onPageChange: (page: number) => void;
}

/** A table of orders with its pages, and what it says when it is empty or did not come. */
export function OrderHistory<Row extends { id: string }>(props: OrderHistoryProps<Row>) {
  const { title, empty, columns, answer, onPageChange } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const { t } = useTranslation(['cashier', 'common']);
  const language = useLanguage();
  return (
    <section aria-label={title}>
      <SectionHeader level={2} title={title} />
      {!data && error ? (
        <LoadFailure
          title={t('cashier:history.error')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          <DataTable
            caption={title}
            columns={columns}
            rows={data?.rows ?? []}
            rowKey={(row) => row.id}
            loading={data === undefined}
            empty={<EmptyState illustration="inbox" title={empty} />}
          />
        </div>
      )}
      {data && data.totalPages > 1 ? (
        <Pagination
          className="mt-4"
          page={data.page}
          pageCount={data.totalPages}
          onPageChange={onPageChange}
          labels={{
            nav: t('common:pagination.label'),
            previous: t('common:pagination.previous'),
            next: t('common:pagination.next'),
            page: (page) => t('common:pagination.page', { page: formatCount(page, language) }),
            position: (page, total) => t('common:pagination.position', { page, total }),
          }}
        />
      ) : null}
    </section>
  );
}

/** An order's number with its moment. */
export function OrderName({ id, at }: { id: string; at: string }) {
  const language = useLanguage();
  return (
    <span className="flex flex-col">
      <span className="money">{id}</span>
      <time dateTime={at} className="whitespace-nowrap font-normal text-faint text-xs">
        {formatDateTime(at, language)}
      </time>
    </span>
  );
}
