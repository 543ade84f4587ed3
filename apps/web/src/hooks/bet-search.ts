import type { GameCard } from '@tonalli/contracts/lobby/api';
import { GAME_TYPES } from '@tonalli/contracts/lobby/segments';
import type { BetRow } from '@tonalli/contracts/records/api';
import { parseDayRange } from './day-range-search';

/** What the betting record shows, as it stands in the address; what is left out is the default (MEM-07). */
export interface BetSearch {
  /** Days in the operator's zone, yyyy-MM-dd, both included. */
  from?: string;
  to?: string;
  type?: GameCard['type'];
  vendor?: string;
  status?: BetRow['status'];
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const STATUSES = { SETTLED: true, PENDING: true, CANCELLED: true } as const satisfies Record<BetRow['status'], true>;
// The keys are those of the `satisfies` above.
export const BET_STATUSES = Object.keys(STATUSES) as BetRow['status'][];

const VENDOR = /^[\w-]{1,32}$/;
const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseBetSearch(raw: Record<string, unknown>): BetSearch {
  const vendor = String(raw.vendor ?? '');
  const type = GAME_TYPES.find((known) => known === raw.type);
  const status = BET_STATUSES.find((known) => known === raw.status);
  const no = Number(raw.no);
  return {
    ...parseDayRange(raw),
    ...(type ? { type } : {}),
    ...(VENDOR.test(vendor) ? { vendor } : {}),
    ...(status ? { status } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
