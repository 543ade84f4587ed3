import type { PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';

/** A movement of a member's account. */
export interface AccountMovement<Kind extends PostingKind = PostingKind> {
  /** The posting's. */
  id: number;
  entryId: number;
  kind: Kind;
  /** Minor units, below zero where it went out. */
  amountMinor: number;
  /** Of the vendor wallet that it moves; empty when it moves none. */
  vendor: string;
  reference: string;
  /** Milliseconds since epoch. */
  at: number;
}

export interface MovementFilter<Kind extends PostingKind = PostingKind> {
  memberId: string;
  kinds: readonly Kind[];
  /** From (inclusive) and to (exclusive), milliseconds since epoch; all of it without them. */
  from?: number;
  to?: number;
}

export interface MovementTotals {
  rows: number;
  inMinor: number;
  outMinor: number;
}

/** A place in the order of an account record. */
type Place = Pick<AccountMovement, 'at' | 'entryId'>;
interface Stretch {
  memberId: string;
  after: Place;
  upTo: Place | null;
}

/** For statements of this folder: the main account of `@memberId`. */
export const MAIN_ACCOUNT =
  "(SELECT id FROM accounts WHERE owner_id = @memberId AND kind = 'member.main' AND vendor = '')";
const MATCHING = `FROM entries INDEXED BY entries_account WHERE account_id = ${MAIN_ACCOUNT} AND at >= @from AND at < @to
  AND kind IN (SELECT value FROM json_each(@kinds))`;

export const movementsBound = ({ memberId, kinds, from = 0, to = Number.MAX_SAFE_INTEGER }: MovementFilter) => ({
  ...{ memberId, from, to },
  kinds: JSON.stringify(kinds),
});
type Bound = ReturnType<typeof movementsBound>;

/** Reads the entries of a member's main account, by time and kind. */
export function mainAccountRecord<Kind extends PostingKind>(sqlite: Database) {
  const totals = sqlite.prepare<[Bound], MovementTotals>(
    `SELECT count(*) rows, coalesce(sum(max(amount_minor, 0)), 0) inMinor, coalesce(sum(max(-amount_minor, 0)), 0) outMinor
     ${MATCHING}`,
  );
  const page = sqlite.prepare<[Bound & { limit: number; offset: number }], AccountMovement<Kind>>(
    `SELECT p.id, e.id entryId, e.kind, e.amount_minor amountMinor, p.vendor, p.reference, e.at
     FROM entries e JOIN postings p ON p.id = e.posting_id
     WHERE e.id IN (SELECT id ${MATCHING} ORDER BY at DESC, id DESC LIMIT @limit OFFSET @offset)
     ORDER BY e.at DESC, e.id DESC`,
  );
  return {
    totals: (filter: MovementFilter<Kind>): MovementTotals =>
      totals.get(movementsBound(filter)) ?? { rows: 0, inMinor: 0, outMinor: 0 },
    /** Newest first. */
    page: (filter: MovementFilter<Kind>, limit: number, offset: number): AccountMovement<Kind>[] =>
      page.all({ ...movementsBound(filter), limit, offset }),
  };
}

/** An entry of any account of a member. */
export type OwnEntry = Pick<AccountMovement, 'entryId' | 'kind' | 'amountMinor' | 'reference' | 'at'>;
/** Where a slice of all of a member's entries ended, account after account. */
export type EntryPlace = readonly [accountId: number, at: number, entryId: number];

/** Reads all entries of all accounts of a member, account by account, each oldest first. */
export function everyEntry(sqlite: Database) {
  const accounts = sqlite.prepare<[string], { id: number; account: string; vendor: string }>(
    'SELECT id, kind account, vendor FROM accounts WHERE owner_id = ? ORDER BY id',
  );
  const entries = sqlite.prepare<[Record<string, number>], OwnEntry>(
    `SELECT e.id entryId, e.kind, e.amount_minor amountMinor, p.reference, e.at
     FROM entries e INDEXED BY entries_account JOIN postings p ON p.id = e.posting_id
     WHERE e.account_id = @accountId AND e.at >= @at AND (e.at > @at OR e.id > @entryId) ORDER BY e.at, e.id LIMIT @limit`,
  );
  return (memberId: string, after: EntryPlace | null, limit: number) => {
    const [lastAccount, lastAt, lastEntry] = after ?? [0, 0, 0];
    const found: (OwnEntry & { accountId: number; account: string; vendor: string })[] = [];
    for (const { id: accountId, ...whose } of accounts.all(memberId)) {
      if (accountId < lastAccount || found.length >= limit) continue;
      const from = accountId === lastAccount ? { at: lastAt, entryId: lastEntry } : { at: 0, entryId: 0 };
      const rows = entries.all({ accountId, ...from, limit: limit - found.length });
      found.push(...rows.map((row) => ({ ...row, accountId, ...whose })));
    }
    return found;
  };
}

/** What moved between two places of the main account's record. */
export function accountSums(sqlite: Database) {
  const moved = sqlite.prepare<[Record<string, string | number>], { amountMinor: number }>(
    `SELECT coalesce(sum(amount_minor), 0) amountMinor FROM entries INDEXED BY entries_account
     WHERE account_id = ${MAIN_ACCOUNT} AND at >= @afterAt AND at <= @upToAt
       AND (at > @afterAt OR id > @afterId) AND (at < @upToAt OR id <= @upToId)`,
  );
  return {
    /** What the main account felt later than one place, up to another (inclusive) or to the end. */
    movedMinor: ({ memberId, after, upTo }: Stretch): number =>
      moved.get({
        memberId,
        afterAt: after.at,
        afterId: after.entryId,
        upToAt: upTo?.at ?? Number.MAX_SAFE_INTEGER,
        upToId: upTo?.entryId ?? Number.MAX_SAFE_INTEGER,
      })?.amountMinor ?? 0,
  };
}
