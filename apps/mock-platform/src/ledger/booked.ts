import type { PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import type { OwnedAccountKind } from './ledger';
import { shownSide } from './owners';

/** A posting with both its sides. An owner's id is empty for the house. */
export interface BookedPosting {
  id: number;
  key: string;
  kind: PostingKind;
  fromOwner: string;
  toOwner: string;
  amountMinor: number;
  reference: string;
  /** What the two accounts held right after. */
  fromBalanceMinor: number;
  toBalanceMinor: number;
}

/** A posting as one account felt it. */
export interface BookedEntry {
  /** The posting's. */
  id: number;
  kind: PostingKind;
  amountMinor: number;
  balanceAfterMinor: number;
  reference: string;
  at: number;
}

export interface BookedAccount {
  ownerId: string;
  account: OwnedAccountKind;
}

/** Of a posting, the side that it is told of. */
export function shownOf(posting: BookedPosting): { owner: string; balanceAfterMinor: number } {
  return shownSide(posting.kind) === 'from'
    ? { owner: posting.fromOwner, balanceAfterMinor: posting.fromBalanceMinor }
    : { owner: posting.toOwner, balanceAfterMinor: posting.toBalanceMinor };
}

const ENTRY = `SELECT p.id, e.kind, e.amount_minor amountMinor, e.balance_after_minor balanceAfterMinor, p.reference, e.at
  FROM accounts a JOIN entries e ON e.account_id = a.id JOIN postings p ON p.id = e.posting_id
  WHERE a.owner_id = @ownerId AND a.kind = @account`;

/** Reads postings in the order in which they were booked, whatever their time. */
export function bookedStatements(sqlite: Database) {
  const byIds = sqlite.prepare<[string], BookedPosting>(
    `SELECT p.id, p.key, p.kind, p.from_owner fromOwner, p.to_owner toOwner, p.amount_minor amountMinor, p.reference,
       f.balance_after_minor fromBalanceMinor, t.balance_after_minor toBalanceMinor
     FROM json_each(?) ids CROSS JOIN postings p ON p.id = ids.value
     JOIN entries f ON f.posting_id = p.id AND f.amount_minor < 0 JOIN entries t ON t.posting_id = p.id AND t.amount_minor > 0
     ORDER BY p.id`,
  );
  const newest = sqlite.prepare<[BookedAccount & { limit: number }], BookedEntry>(
    `${ENTRY} ORDER BY e.id DESC LIMIT @limit`,
  );
  const firstSince = sqlite.prepare<[BookedAccount & { posting: number }], BookedEntry>(
    `${ENTRY} AND p.id >= @posting ORDER BY e.id LIMIT 1`,
  );
  return {
    byIds: (ids: readonly number[]): BookedPosting[] => byIds.all(JSON.stringify(ids)),
    newest: (account: BookedAccount, limit: number): BookedEntry[] => newest.all({ ...account, limit }),
    /** The first entry of the account that this posting or a later one made. */
    firstSince: (account: BookedAccount, posting: number): BookedEntry | undefined =>
      firstSince.get({ ...account, posting }),
  };
}
