import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** The row's name: the card's heading on phones, the row header for screen readers. */
  heading?: boolean | undefined;
}

export interface DataSort {
  by: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Read aloud, not shown. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: DataSort | undefined;
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** Skeletons in place of rows. */
  loading?: boolean | undefined;
  loadingRows?: number | undefined;
  /** Shown when there is no row. */
  empty?: ReactNode;
  /** Totals under the rows: one cell a column. */
  footer?: readonly ReactNode[] | undefined;
  className?: string | undefined;
}

/** Columns share a tablet's width closely; on phones a cell without anything in it is left out, name and all. */
const CELL =
  'px-4 py-3 sm:max-lg:px-2.5 max-sm:has-[>span:empty]:hidden max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1';
/** On phones the column's name stands before its value. */
const NAMED =
  'max-sm:before:content-[attr(data-label)] max-sm:before:text-sm max-sm:before:font-normal max-sm:before:text-muted';

type HeaderProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSortChange'> & { column: DataColumn<Row> };

function Header<Row>({ column, sort, onSortChange }: HeaderProps<Row>) {
  const active = sort?.by === column.id ? sort.direction : undefined;
  const Icon = active === 'ascending' ? ArrowUp : active === 'descending' ? ArrowDown : ChevronsUpDown;
  const next = active === 'descending' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (active ?? 'none') : undefined}
      className={clsx(
        'whitespace-nowrap px-4 py-3 font-semibold sm:max-lg:px-2.5',
        column.align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {column.sortable ? (
        <button
          type="button"
          onClick={() => onSortChange?.({ by: column.id, direction: next })}
          className={clsx('inline-flex items-center gap-1 rounded-xs hover:text-text', active && 'text-marigold')}
        >
          {column.header}
          <Icon aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function BodyRow<Row>({ row, columns }: { row: Row; columns: readonly DataColumn<Row>[] }) {
  return (
    <tr className="border-line border-t hover:bg-raised/60 max-sm:block max-sm:px-4 max-sm:py-3 max-sm:first:border-t-0">
      {columns.map((column) =>
        column.heading ? (
          <th
            key={column.id}
            scope="row"
            className="px-4 py-3 text-left font-semibold sm:max-lg:px-2.5 max-sm:mb-1 max-sm:block max-sm:px-0 max-sm:py-1"
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            data-label={column.header}
            className={clsx(CELL, NAMED, column.align === 'end' && 'money text-right')}
          >
            <span className="min-w-0 max-sm:text-end">{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  );
}

function SkeletonRows({ columns, rows }: { columns: readonly DataColumn<never>[]; rows: number }) {
  return Array.from({ length: rows }, (_, row) => `skeleton-${row}`).map((key) => (
    <tr key={key} className="border-line border-t max-sm:block max-sm:px-4 max-sm:py-3">
      {columns.map((column) => (
        <td key={column.id} className={CELL}>
          <Skeleton className={clsx('h-4 w-24 max-w-full', column.align === 'end' && 'ms-auto')} />
        </td>
      ))}
    </tr>
  ));
}

/** A table from 640 px up; each row a card below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSortChange, loading = false, loadingRows = 6, empty, footer } = props;
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={clsx('overflow-x-auto rounded-xl bg-surface ring-1 ring-line', props.className)}>
      <table aria-busy={loading} className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted text-xs max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {loading ? <SkeletonRows columns={columns} rows={loadingRows} /> : null}
          {loading ? null : rows.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} />)}
        </tbody>
        {footer && !loading ? (
          <tfoot className="border-line border-t bg-raised font-semibold max-sm:block max-sm:px-4 max-sm:py-3">
            <tr className="max-sm:block">
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={clsx(
                    CELL,
                    'max-sm:empty:hidden',
                    index > 0 && NAMED,
                    column.align === 'end' && 'money text-right',
                  )}
                >
                  {footer[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
