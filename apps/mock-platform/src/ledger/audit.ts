import { LEDGER_ACCOUNTS, POSTING_KIND_NAMES, POSTING_KINDS } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { type Audit, type LedgerFinding, runChecks } from './checks';
import type { AuditReport } from './ledger';
import { isBetweenMembers, isWithinMember } from './owners';

/** Of a posting: one owner, or one to another. */
const OWNERS = `iif('' IN (p.from_owner, p.to_owner) OR p.from_owner = p.to_owner,
                   max(p.from_owner, p.to_owner), p.from_owner || ' to ' || p.to_owner)`;

const CHECKS: readonly string[] = [
  `SELECT 'posting ' || p.id || ' has ' || count(e.id) || ' entries that sum to ' || coalesce(sum(e.amount_minor), 0) AS line, p.id AS posting
     FROM postings p LEFT JOIN entries e ON e.posting_id = p.id
    GROUP BY p.id HAVING count(e.id) <> 2 OR sum(e.amount_minor) <> 0`,
  `SELECT 'posting ' || p.id || ' of ' || p.amount_minor || ' moved ' || max(e.amount_minor) AS line, p.id AS posting
     FROM postings p JOIN entries e ON e.posting_id = p.id
    GROUP BY p.id HAVING max(e.amount_minor) <> p.amount_minor`,
  `SELECT 'entry ' || e.id || ' belongs to no posting or account' AS line, e.posting_id AS posting
     FROM entries e LEFT JOIN postings p ON p.id = e.posting_id LEFT JOIN accounts a ON a.id = e.account_id
    WHERE p.id IS NULL OR a.id IS NULL`,
  `SELECT 'account ' || id || ' (' || kind || ' of ' || owner_id || ') is below zero: ' || balance_minor AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE owner_kind <> 'house' AND balance_minor < 0`,
  `SELECT 'account ' || a.id || ' holds ' || a.balance_minor || ' but its entries sum to ' || coalesce(sum(e.amount_minor), 0) AS line, max(e.posting_id) AS posting
     FROM accounts a LEFT JOIN entries e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  `SELECT 'the key ' || key || ' was posted ' || count(*) || ' times' AS line, max(id) AS posting
     FROM postings GROUP BY key HAVING count(*) > 1`,
  `SELECT 'all balances sum to ' || sum(balance_minor) AS line, (SELECT max(id) FROM postings) AS posting
     FROM accounts HAVING sum(balance_minor) <> 0`,
  `SELECT 'posting ' || p.id || ' (' || p.kind || ' of ' || ${OWNERS} || ') moved ' || f.kind || ' of ' || f.owner_id || ' to ' || t.kind || ' of ' || t.owner_id AS line, p.id AS posting
     FROM postings p
     JOIN entries fe ON fe.posting_id = p.id AND fe.amount_minor < 0 JOIN accounts f ON f.id = fe.account_id
     JOIN entries te ON te.posting_id = p.id AND te.amount_minor > 0 JOIN accounts t ON t.id = te.account_id
    WHERE p.kind || '>' || f.kind || '>' || t.kind NOT IN (SELECT value FROM json_each(@movements))
       OR f.owner_id <> p.from_owner OR t.owner_id <> p.to_owner
       OR (f.vendor <> '' AND f.vendor <> p.vendor) OR (t.vendor <> '' AND t.vendor <> p.vendor)`,
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
  `SELECT 'entry ' || id || ' says ' || balance_after_minor || ' after it, its predecessors say ' || running AS line, posting_id AS posting
     FROM (SELECT id, posting_id, balance_after_minor,
                  sum(amount_minor) OVER (PARTITION BY account_id ORDER BY id) AS running FROM entries)
    WHERE balance_after_minor <> running`,
  `SELECT 'entry ' || e.id || ' (' || e.kind || ' at ' || e.at || ') is of a posting ' || p.kind || ' at ' || p.at AS line, p.id AS posting
     FROM entries e JOIN postings p ON p.id = e.posting_id WHERE e.kind <> p.kind OR e.at <> p.at`,
  `SELECT 'account ' || id || ' (' || kind || ') may go below zero against its kind' AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE kind || '>' || may_go_negative NOT IN (SELECT value FROM json_each(@limits))`,
];

const PARAMETERS = {
  movements: JSON.stringify(
    POSTING_KIND_NAMES.map((kind) => `${kind}>${POSTING_KINDS[kind].from}>${POSTING_KINDS[kind].to}`),
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
export const auditPostings: Audit = (sqlite) => runChecks(sqlite, CHECKS, PARAMETERS);

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
