import { MAIN_CATEGORIES, type MainCategory } from '@tonalli/contracts/ledger';
import { parseDayRange } from '../../hooks/day-range-search';

/** What the account record shows, as it stands in the address; what is left out is the default (MEM-08). */
export interface MovementSearch {
  /** Days in the operator's zone, yyyy-MM-dd, both included. */
  from?: string;
  to?: string;
  category?: MainCategory;
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseMovementSearch(raw: Record<string, unknown>): MovementSearch {
  const category = MAIN_CATEGORIES.find((known) => known === raw.category);
  const no = Number(raw.no);
  return {
    ...parseDayRange(raw),
    ...(category ? { category } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
