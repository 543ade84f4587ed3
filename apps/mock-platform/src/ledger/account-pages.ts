import type { PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { type AccountMovement, MAIN_ACCOUNT, type MovementFilter, movementsBound } from './account-record';

interface After {
  at: number;
  entryId: number;
}

/** Pages of a member's main account that begin behind a place of it. */
export function accountPages<Kind extends PostingKind>(sqlite: Database) {
  const page = sqlite.prepare<[ReturnType<typeof movementsBound> & After & { limit: number }], AccountMovement<Kind>>(
    `SELECT p.id, e.id entryId, e.kind, e.amount_minor amountMinor, p.vendor, p.reference, e.at
     FROM entries e INDEXED BY entries_account JOIN postings p ON p.id = e.posting_id
     WHERE e.account_id = ${MAIN_ACCOUNT} AND e.at >= @from AND e.at < @to AND e.at <= @at AND (e.at < @at OR e.id < @entryId)
       AND e.kind IN (SELECT value FROM json_each(@kinds))
     ORDER BY e.at DESC, e.id DESC LIMIT @limit`,
  );
  return {
    /** Newest first. */
    pageAfter: (filter: MovementFilter<Kind>, after: After, limit: number): AccountMovement<Kind>[] =>
      page.all({ ...movementsBound(filter), ...after, limit }),
  };
}

interface DaySum<Kind extends PostingKind> {
  /** The day's first moment. */
  day: number;
  kind: Kind;
  amountMinor: number;
  movements: number;
}

/** What moved a member's main account on each of some days, by kind. */
export function mainSumsByDay<Kind extends PostingKind>(sqlite: Database) {
  const sums = sqlite.prepare<[{ memberId: string; kinds: string; days: string }], DaySum<Kind>>(
    `SELECT d.value ->> 'start' day, e.kind, sum(e.amount_minor) amountMinor, count(*) movements
     FROM json_each(@days) d CROSS JOIN entries e INDEXED BY entries_account
       ON e.account_id = ${MAIN_ACCOUNT} AND e.at >= d.value ->> 'start' AND e.at < d.value ->> 'end'
     WHERE e.kind IN (SELECT value FROM json_each(@kinds)) GROUP BY 1, e.kind ORDER BY 1 DESC, e.kind`,
  );
  return {
    byDay: (
      of: { memberId: string; kinds: readonly Kind[] },
      days: readonly { start: number; end: number }[],
    ): DaySum<Kind>[] =>
      sums.all({ memberId: of.memberId, kinds: JSON.stringify(of.kinds), days: JSON.stringify(days) }),
  };
}
