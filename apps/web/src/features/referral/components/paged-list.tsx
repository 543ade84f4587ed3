import { formatCount } from '@tonalli/i18n/format';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Pagination } from '@tonalli/ui/pagination/pagination';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';

interface Listed<Row> {
  rows: readonly Row[];
  page: number;
  totalPages: number;
}

interface PagedListProps<Row> {
  /** A query of one page. */
  query: {
    data: Listed<Row> | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  words: { caption: string; empty: string; emptyHint: string; error: string };
  onPage: (no: number) => void;
}

/** A table of pages with everything that may happen while it loads. */
export function PagedList<Row>({ query, columns, rowKey, words, onPage }: PagedListProps<Row>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return <LoadFailure title={words.error} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={rowKey}
          loading={data === undefined}
          loadingRows={4}
          empty={<EmptyState illustration="dusk" title={words.empty} description={words.emptyHint} />}
        />
      </div>
      {data && data.totalPages > 1 ? (
        <Pagination
          page={data.page}
          pageCount={data.totalPages}
          onPageChange={onPage}
          labels={{
            nav: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (page) => t('pagination.page', { page: formatCount(page, language) }),
            position: (page, total) => t('pagination.position', { page, total }),
          }}
        />
      ) : null}
    </div>
  );
}
