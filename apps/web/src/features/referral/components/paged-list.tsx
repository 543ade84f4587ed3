import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { PagedAnswer, type PagedQuery } from '../../../components/paged-answer';

interface PagedListProps<Row> {
  query: PagedQuery<{ rows: readonly Row[] }>;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  words: { caption: string; empty: string; emptyHint: string; error: string };
  onPage: (no: number) => void;
}

/** A table of pages with everything that may happen while it loads. */
export function PagedList<Row>({ query, columns, rowKey, words, onPage }: PagedListProps<Row>) {
  return (
    <PagedAnswer query={query} errorTitle={words.error} onPageChange={onPage}>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={query.data?.rows ?? []}
        rowKey={rowKey}
        loading={query.data === undefined}
        loadingRows={4}
        empty={<EmptyState illustration="dusk" title={words.empty} description={words.emptyHint} />}
      />
    </PagedAnswer>
  );
}
