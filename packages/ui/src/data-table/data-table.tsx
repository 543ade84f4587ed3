import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { CELL, COMPACT_CELL, type DataColumn, type DataFold, NAMED, STICKY } from './data-column';
import { DataRow } from './data-row';

export type { DataColumn } from './data-column';

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
  /** For long tables: on phones a row is one line until it is opened. */
  fold?: DataFold<Row> | undefined;
  /** For many columns: the first one stays while the others scroll sideways, and a shade says that they do. */
  wide?: boolean | undefined;
  /** For few narrow columns, such as a ranking: it stays a table on phones too. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

type HeaderProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSortChange' | 'wide' | 'compact'> & {
  column: DataColumn<Row>;
};

function Header<Row>({ column, sort, onSortChange, wide = false, compact = false }: HeaderProps<Row>) {
  const active = sort?.by === column.id ? sort.direction : undefined;
  const Icon = active === 'ascending' ? ArrowUp : active === 'descending' ? ArrowDown : ChevronsUpDown;
  const next = active === 'descending' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (active ?? 'none') : undefined}
      className={clsx(
        'font-semibold',
        compact ? [COMPACT_CELL, 'max-sm:whitespace-normal'] : 'px-4 py-3 sm:max-lg:px-2.5',
        column.align === 'end' ? 'text-right' : 'text-left',
        wide ? 'align-bottom' : 'whitespace-nowrap',
        wide && column.heading && `${STICKY} sm:bg-surface`,
      )}
    >
      {column.sortable ? (
        <button
          type="button"
          onClick={() => onSortChange?.({ by: column.id, direction: next })}
          className={clsx(
            'inline-flex items-center gap-1 rounded-xs text-inherit hover:text-text',
            wide && 'text-end',
            active && 'text-marigold!',
          )}
        >
          {column.header}
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

interface SkeletonRowsProps {
  columns: readonly DataColumn<never>[];
  rows: number;
  compact: boolean;
}

function SkeletonRows({ columns, rows, compact }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => `skeleton-${row}`).map((key) => (
    <tr key={key} className={clsx('border-line border-t', !compact && 'max-sm:block max-sm:px-4 max-sm:py-3')}>
      {columns.map((column) => (
        <td key={column.id} className={compact ? COMPACT_CELL : CELL}>
          <Skeleton className={clsx('h-4 w-24 max-w-full', column.align === 'end' && 'ms-auto')} />
        </td>
      ))}
    </tr>
  ));
}

interface TotalsProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  footer: readonly ReactNode[];
  wide: boolean;
  compact: boolean;
}

function Totals<Row>({ columns, footer, wide, compact }: TotalsProps<Row>) {
  return (
    <tfoot
      className={clsx(
        'border-line border-t bg-raised font-semibold',
        !compact && 'max-sm:block max-sm:px-4 max-sm:py-3',
      )}
    >
      <tr className={compact ? undefined : 'max-sm:block'}>
        {columns.map((column, index) => (
          <td
            key={column.id}
            data-label={column.header}
            className={clsx(
              compact ? COMPACT_CELL : [CELL, 'max-sm:empty:hidden', index > 0 && NAMED],
              column.align === 'end' && 'money text-right',
              wide && column.heading && `${STICKY} sm:bg-raised`,
            )}
          >
            {footer[index]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A table from 640 px up; each row a card below, unless it is compact. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSortChange, loading = false, loadingRows = 6, empty } = props;
  const { footer, fold, wide = false, compact = false } = props;
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div
      className={clsx(
        'overflow-x-auto rounded-xl bg-surface ring-1 ring-line',
        wide && 'sm:scroll-shade',
        props.className,
      )}
    >
      <table aria-busy={loading} className={clsx('w-full border-collapse text-sm', !compact && 'max-sm:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead className={clsx('text-muted text-xs', !compact && 'max-sm:sr-only')}>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} {...{ column, sort, onSortChange, wide, compact }} />
            ))}
          </tr>
        </thead>
        <tbody className={compact ? undefined : 'max-sm:block'}>
          {loading ? <SkeletonRows columns={columns} rows={loadingRows} compact={compact} /> : null}
          {loading ? null : rows.map((row) => <DataRow key={rowKey(row)} {...{ row, columns, fold, wide, compact }} />)}
        </tbody>
        {footer && !loading ? <Totals {...{ columns, footer, wide, compact }} /> : null}
      </table>
    </div>
  );
}
