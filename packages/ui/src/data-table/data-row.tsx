import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { CELL, COMPACT_CELL, type DataColumn, type DataFold, NAMED, STICKY } from './data-column';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  fold?: DataFold<Row> | undefined;
  wide: boolean;
  compact: boolean;
}

const NAME_CELL = 'px-4 py-3 sm:max-lg:px-2.5 max-sm:px-0 max-sm:py-1';

/** On phones a folded row shows its name and one figure; the rest comes when it is opened. */
const LEAD =
  'max-sm:col-start-2 max-sm:row-start-1 max-sm:flex-col max-sm:items-end! max-sm:justify-center! max-sm:gap-0! max-sm:leading-tight max-sm:before:text-xs!';

export function DataRow<Row>({ row, columns, fold, wide, compact }: DataRowProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <tr
      className={clsx(
        'group border-line border-t hover:bg-raised/60',
        !compact && 'max-sm:px-4 max-sm:first:border-t-0',
        fold && 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:py-1.5',
        !fold && !compact && 'max-sm:block max-sm:py-3',
      )}
    >
      {columns.map((column) =>
        column.heading ? (
          <th
            key={column.id}
            scope="row"
            className={clsx(
              'text-left font-semibold',
              compact ? COMPACT_CELL : NAME_CELL,
              fold && 'max-sm:col-start-1 max-sm:row-start-1 max-sm:flex max-sm:items-center',
              !fold && !compact && 'max-sm:mb-1 max-sm:block',
              wide && `${STICKY} sm:bg-surface sm:group-hover:bg-raised`,
            )}
          >
            {fold ? (
              <button
                type="button"
                aria-label={fold.label(row)}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                className="-ms-2 grid h-11 w-9 shrink-0 place-items-center rounded-sm text-muted hover:text-text sm:hidden"
              >
                <ChevronRight
                  aria-hidden="true"
                  className={clsx('size-5 transition-transform duration-150', open && 'rotate-90')}
                />
              </button>
            ) : null}
            <span className={fold ? 'min-w-0 max-sm:truncate' : 'contents'}>{column.cell(row)}</span>
          </th>
        ) : (
          <td
            key={column.id}
            data-label={column.header}
            className={clsx(
              compact ? COMPACT_CELL : [CELL, NAMED],
              column.align === 'end' && 'money text-right',
              fold && (column.id === fold.lead ? LEAD : 'max-sm:col-span-2 max-sm:ps-7'),
              fold && column.id !== fold.lead && !open && 'max-sm:hidden!',
            )}
          >
            <span className={clsx('min-w-0', !compact && 'max-sm:text-end')}>{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  );
}
