import type { LedgerAccountKind, PostingKind } from '@tonalli/contracts/ledger';
import type { OwnedAccountKind } from './ledger';

/**
 * For a statement of another folder to join: what was posted, with `id`, `key`, `kind`, `from_owner`, `to_owner` (empty
 * where it is the house), `amount_minor`, `reference`. A reference is not unique.
 */
export const POSTED = '(SELECT id, key, kind, from_owner, to_owner, amount_minor, reference FROM postings)';

/**
 * For a statement of another folder to read from: what was moved on accounts of members and rounds, with `owner_id`,
 * `account`, `kind`, `at`, `amount_minor` (below zero where it went out).
 */
export const MOVED = `(SELECT a.owner_id, a.kind account, e.kind, e.at, e.amount_minor
  FROM entries e JOIN accounts a ON a.id = e.account_id WHERE a.owner_kind <> 'house')`;

/** The same, added up by account, kind and spans of so many milliseconds (`at` is the first of one): `in_minor`, `out_minor`, `movements`. */
export const movedInSpans = (
  spanMs: number,
): string => `(SELECT a.owner_id, a.kind account, e.kind, e.at / ${spanMs} * ${spanMs} at,
    sum(max(e.amount_minor, 0)) in_minor, sum(max(-e.amount_minor, 0)) out_minor, count(*) movements
  FROM accounts a CROSS JOIN entries e ON e.account_id = a.id WHERE a.owner_kind <> 'house' GROUP BY a.id, 4, e.kind)`;

/** For a statement of another folder: whether the owner that an expression of it names was ever moved so. */
export const wasMoved = (owner: string, account: OwnedAccountKind, kind: PostingKind): string =>
  `EXISTS (SELECT 1 FROM accounts CROSS JOIN entries INDEXED BY entries_account ON account_id = accounts.id
    WHERE owner_id = ${owner} AND accounts.kind = '${account}' AND entries.kind = '${kind}')`;

/** For a statement of another folder to join after its own tables: the account of the owner that an expression of it names. */
export const joinAccount = (owner: string, account: OwnedAccountKind): string =>
  `CROSS JOIN accounts a ON a.owner_id = ${owner} AND a.kind = '${account}'`;

/** For a statement of another folder: what such an account of the owner holds, in minor units; 0 where there is none yet. */
export const balanceOf = (owner: string, account: OwnedAccountKind): string =>
  `coalesce((SELECT balance_minor FROM accounts WHERE owner_id = ${owner} AND kind = '${account}'), 0)`;

type HouseAccount = Extract<LedgerAccountKind, `house.${string}`>;

/** For a statement of another folder to read from: what came to an account of the house by `kind`, `amount_minor` below zero where more went out. */
export const flowsOf = (account: HouseAccount): string =>
  `(SELECT e.kind, sum(e.amount_minor) amount_minor FROM accounts a JOIN entries e ON e.account_id = a.id
     WHERE a.kind = '${account}' GROUP BY e.kind)`;
