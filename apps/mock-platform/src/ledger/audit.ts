import { LEDGER_ACCOUNTS, POSTING_KIND_NAMES, POSTING_KINDS } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { type Audit, type LedgerFinding, runChecks } from './checks';
import type { AuditReport } from './ledger';

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
     FROM accounts WHERE owner_id <> '' AND balance_minor < 0`,
  `SELECT 'account ' || a.id || ' holds ' || a.balance_minor || ' but its entries sum to ' || coalesce(sum(e.amount_minor), 0) AS line, max(e.posting_id) AS posting
     FROM accounts a LEFT JOIN entries e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  `SELECT 'the key ' || key || ' was posted ' || count(*) || ' times' AS line, max(id) AS posting
     FROM postings GROUP BY key HAVING count(*) > 1`,
  `SELECT 'all balances sum to ' || sum(balance_minor) AS line, (SELECT max(id) FROM postings) AS posting
     FROM accounts HAVING sum(balance_minor) <> 0`,
  `SELECT 'posting ' || p.id || ' (' || p.kind || ' of ' || p.member_id || ') moved ' || f.kind || ' of ' || f.owner_id || ' to ' || t.kind || ' of ' || t.owner_id AS line, p.id AS posting
     FROM postings p
     JOIN entries fe ON fe.posting_id = p.id AND fe.amount_minor < 0 JOIN accounts f ON f.id = fe.account_id
     JOIN entries te ON te.posting_id = p.id AND te.amount_minor > 0 JOIN accounts t ON t.id = te.account_id
    WHERE p.kind || '>' || f.kind || '>' || t.kind NOT IN (SELECT value FROM json_each(@movements))
       OR (f.owner_id <> '' AND f.owner_id <> p.member_id) OR (t.owner_id <> '' AND t.owner_id <> p.member_id)
       OR (f.vendor <> '' AND f.vendor <> p.vendor) OR (t.vendor <> '' AND t.vendor <> p.vendor)`,
  `SELECT 'account ' || id || ' (' || kind || ' of ' || owner_id || ') is of the vendor "' || vendor || '"' AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE (vendor <> '') <> (kind = 'member.vendor')`,
  `SELECT 'account ' || id || ' (' || kind || ') may go below zero against its kind' AS line,
          (SELECT max(posting_id) FROM entries WHERE account_id = accounts.id) AS posting
     FROM accounts WHERE kind || '>' || may_go_negative NOT IN (SELECT value FROM json_each(@limits))`,
];

const PARAMETERS = {
  movements: JSON.stringify(
    POSTING_KIND_NAMES.map((kind) => `${kind}>${POSTING_KINDS[kind].from}>${POSTING_KINDS[kind].to}`),
  ),
  limits: JSON.stringify(
    Object.entries(LEDGER_ACCOUNTS).map(([kind, { mayGoNegative }]) => `${kind}>${mayGoNegative ? 1 : 0}`),
  ),
};

/**
 * Recomputes the ledger itself (QA-09): every posting sums to zero and moves what its kind fixes, no member account is
 * below zero, each balance equals its entries, each key was posted once.
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
