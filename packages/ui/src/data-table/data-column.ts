import type { ReactNode } from 'react';

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

/** How the rows of a long table fold on phones. */
export interface DataFold<Row> {
  /** The column whose figure stands beside the name of a folded row. */
  lead: string;
  /** Names the button that shows the rest of a row. */
  label: (row: Row) => string;
}

/** Columns share a tablet's width closely; on phones a cell without anything in it is left out, name and all. */
export const CELL =
  'px-4 py-3 sm:max-lg:px-2.5 max-sm:has-[>span:empty]:hidden max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1';
/** The same of a table that stays one on phones. */
export const COMPACT_CELL = 'px-4 py-3 sm:max-lg:px-2.5 max-sm:px-2 max-sm:first:ps-4 max-sm:last:pe-4';
/** On phones the column's name stands before its value. */
export const NAMED =
  'max-sm:before:content-[attr(data-label)] max-sm:before:text-sm max-sm:before:font-normal max-sm:before:text-muted';
/** The first column of a table that scrolls sideways stays where it is. */
export const STICKY = 'sm:sticky sm:start-0 sm:z-1 sm:shadow-[1px_0_0_var(--color-line)]';
