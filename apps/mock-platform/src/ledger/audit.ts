import { LEDGER_ACCOUNTS, POSTING_KIND_NAMES, POSTING_KINDS } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { type Audit, type LedgerFinding, runChecks } from './checks';
import type { AuditReport } from './ledger';
import { isBetweenMembers, isWithinMember } from './owners';
import { beginRunningBalances } from './running-balances';

/** Of a posting: one owner, or one to another. */
const OWNERS = `iif('' IN (p.from_owner, p.to_owner) OR p.from_owner = p.to_owner,
                   max(p.from_owner, p.to_owner), p.from_owner || ' to ' || p.to_owner)`;

const CHECKS: readonly string[] = [
  `WITH amiss AS MATERIALIZED (
     SELECT p.id, p.amount_minor, count(e.id) entries, coalesce(sum(e.amount_minor), 0) total, max(e.amount_minor) moved
       FROM postings p LEFT JOIN entries e ON e.posting_id = p.id
      GROUP BY p.id HAVING count(e.id) <> 2 OR sum(e.amount_minor) <> 0 OR max(e.amount_minor) <> p.amount_minor)
   SELECT 'posting ' || id || ' has ' || entries || ' entries that sum to ' || total AS line, id AS posting
     FROM amiss WHERE entries <> 2 OR total <> 0
   UNION ALL SELECT 'posting ' || id || ' of ' || amount_minor || ' moved ' || moved, id
     FROM amiss WHERE moved <> amount_minor`,
  `WITH suspects AS MATERIALIZED (
     SELECT e.id, e.posting_id, e.kind, e.at, a.id account, p.id posting, p.kind of_kind, p.at of_at
       FROM entries e LEFT JOIN postings p ON p.id = e.posting_id LEFT JOIN accounts a ON a.id = e.account_id
      WHERE p.id IS NULL OR a.id IS NULL OR e.kind <> p.kind OR e.at <> p.at OR (a.vendor <> '' AND a.vendor <> p.vendor)
         OR a.owner_id <> iif(e.amount_minor < 0, p.from_owner, p.to_owner)
         OR p.kind || iif(e.amount_minor < 0, '<', '>') || a.kind NOT IN (SELECT value FROM json_each(@sides)))
   SELECT 'entry ' || id || ' belongs to no posting or account' AS line, posting_id AS posting
     FROM suspects WHERE posting IS NULL OR account IS NULL
   UNION ALL SELECT 'entry ' || id || ' (' || kind || ' at ' || at || ') is of a posting ' || of_kind || ' at ' || of_at, posting
     FROM suspects WHERE kind <> of_kind OR at <> of_at
   UNION ALL SELECT 'posting ' || p.id || ' (' || p.kind || ' of ' || ${OWNERS} || ') moved ' || f.kind || ' of ' || f.owner_id || ' to ' || t.kind || ' of ' || t.owner_id, p.id
     FROM postings p
     JOIN entries fe ON fe.posting_id = p.id AND fe.amount_minor < 0 JOIN accounts f ON f.id = fe.account_id
     JOIN entries te ON te.posting_id = p.id AND te.amount_minor > 0 JOIN accounts t ON t.id = te.account_id
    WHERE p.id IN (SELECT posting FROM suspects)
      AND (p.kind || '>' || f.kind || '>' || t.kind NOT IN (SELECT value FROM json_each(@movements))
       OR f.owner_id <> p.from_owner OR t.owner_id <> p.to_owner
       OR (f.vendor <> '' AND f.vendor <> p.vendor) OR (t.vendor <> '' AND t.vendor <> p.vendor))`,
  `SELECT 'account ' || id || ' (' || kind || ' of ' || owner_id || ') is below zero: ' || balance_minor AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE owner_kind <> 'house' AND balance_minor < 0`,
  `SELECT 'account ' || a.id || ' holds ' || a.balance_minor || ' but its entries sum to ' || coalesce(sum(e.amount_minor), 0) AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = a.id) AS posting
     FROM accounts a LEFT JOIN entries e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  `SELECT 'the key ' || key || ' was posted ' || count(*) || ' times' AS line, max(id) AS posting
     FROM postings GROUP BY key HAVING count(*) > 1`,
  `SELECT 'all balances sum to ' || sum(balance_minor) AS line, (SELECT max(id) FROM postings) AS posting
     FROM accounts HAVING sum(balance_minor) <> 0`,
  `SELECT 'account ' || id || ' (' || kind || ' of ' || owner_id || ') is of the vendor "' || vendor || '"' AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE (vendor <> '') <> (owner_kind = 'vendor')`,
  `SELECT 'posting ' || p.id || ' (' || p.kind || ' of ' || ${OWNERS} || ') is between the wrong owners' AS line, p.id AS posting
     FROM postings p
    WHERE (p.kind IN (SELECT value FROM json_each(@withinMember)) AND p.from_owner <> p.to_owner)
       OR (p.kind IN (SELECT value FROM json_each(@betweenMembers)) AND p.from_owner = p.to_owner)`,
  `SELECT 'account ' || id || ' (' || kind || ' of ' || owner_id || ') is owned by a ' || owner_kind AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts
    WHERE kind || '>' || owner_kind NOT IN (SELECT value FROM json_each(@owners)) OR (owner_id = '') <> (owner_kind = 'house')`,
  `SELECT 'entry ' || id || ' says ' || balance_after_minor || ' after it, its predecessors say ' || CAST(running AS INTEGER) AS line, posting_id AS posting
     FROM (SELECT id, posting_id, balance_after_minor, running_balance(account_id, amount_minor) AS running
             FROM entries NOT INDEXED ORDER BY id LIMIT -1)
    WHERE balance_after_minor <> running`,
  `SELECT 'account ' || id || ' (' || kind || ') may go below zero against its kind' AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE kind || '>' || may_go_negative NOT IN (SELECT value FROM json_each(@limits))`,
];

const PARAMETERS = {
  movements: JSON.stringify(
    POSTING_KIND_NAMES.map((kind) => `${kind}>${POSTING_KINDS[kind].from}>${POSTING_KINDS[kind].to}`),
  ),
  sides: JSON.stringify(
    POSTING_KIND_NAMES.flatMap((kind) => [`${kind}<${POSTING_KINDS[kind].from}`, `${kind}>${POSTING_KINDS[kind].to}`]),
  ),
  withinMember: JSON.stringify(POSTING_KIND_NAMES.filter(isWithinMember)),
  betweenMembers: JSON.stringify(POSTING_KIND_NAMES.filter(isBetweenMembers)),
  owners: JSON.stringify(Object.entries(LEDGER_ACCOUNTS).map(([kind, { owner }]) => `${kind}>${owner}`)),
  limits: JSON.stringify(
    Object.entries(LEDGER_ACCOUNTS).map(([kind, { mayGoNegative }]) => `${kind}>${mayGoNegative ? 1 : 0}`),
  ),
};

/**
 * Recomputes the ledger itself (QA-09): every posting sums to zero and moves what its kind fixes between the owners that it
 * names, no account of theirs is below zero, each balance equals its entries, now and after each, each key was posted once.
 */
export const auditPostings: Audit = (sqlite) => {
  beginRunningBalances(sqlite);
  return runChecks(sqlite, CHECKS, PARAMETERS);
};

/** How much was recomputed, and what was found. */
export function reportAudit(sqlite: Database, found: readonly LedgerFinding[]): AuditReport {
  const count = (table: string) =>
    sqlite.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM ${table}`).get()?.rows ?? 0;
  return {
    clean: found.length === 0,
    postings: count('postings'),
    entries: count('entries'),
    accounts: count('accounts'),
    findings: found.map(({ line }) => line),
  };
}
