import { LEDGER_ACCOUNTS, POSTING_KIND_NAMES, POSTING_KINDS } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import type { AuditReport } from './ledger';

/** Each check selects one line per finding. */
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
  `SELECT 'round ' || s.reference || ' was settled ' || s.times || ' times' AS line, s.posting
     FROM (SELECT reference, count(*) AS times, max(id) AS posting FROM postings
            WHERE kind IN ('bet.payout', 'bet.refund', 'trial.payout', 'vendor.payout', 'vendor.refund') GROUP BY reference HAVING count(*) > 1) s
    WHERE EXISTS (SELECT 1 FROM bets b WHERE b.round_id = s.reference)`,
  `SELECT 'deposit ' || s.reference || ' was credited ' || s.times || ' times' AS line, s.posting
     FROM (SELECT reference, count(*) AS times, max(id) AS posting FROM postings
            WHERE kind = 'deposit.credit' GROUP BY reference HAVING count(*) > 1) s
    WHERE EXISTS (SELECT 1 FROM deposit_orders d WHERE printf('D%08d', d.id) = s.reference)`,
  `SELECT 'deposit ' || printf('D%08d', d.id) || ' (' || d.status || ') has ' || coalesce(s.held, 0) || ' held beyond a limit' AS line, s.posting
     FROM deposit_orders d
     LEFT JOIN (SELECT reference, max(id) AS posting, sum(iif(kind = 'deposit.hold', amount_minor, -amount_minor)) AS held
                  FROM postings WHERE kind IN ('deposit.hold', 'deposit.return') GROUP BY reference) s
            ON s.reference = printf('D%08d', d.id)
    WHERE iif(d.status = 'HELD', d.received_minor, 0) <> coalesce(s.held, 0)`,
  `SELECT 'withdrawal ' || s.reference || ' held ' || s.held || ' and gave away ' || s.given AS line, s.posting
     FROM (SELECT reference, max(id) AS posting, sum(iif(kind = 'withdrawal.hold', amount_minor, 0)) AS held,
                  sum(iif(kind = 'withdrawal.hold', 0, amount_minor)) AS given
             FROM postings WHERE kind IN ('withdrawal.hold', 'withdrawal.release', 'withdrawal.settle', 'withdrawal.fee')
            GROUP BY reference) s
    WHERE s.given > s.held AND EXISTS (SELECT 1 FROM withdrawals w WHERE printf('W%08d', w.id) = s.reference)`,
  `SELECT 'withdrawal ' || s.reference || ' sent ' || s.sent || ' and returned ' || s.returned AS line, s.posting
     FROM (SELECT reference, max(id) AS posting,
                  sum(iif(kind IN ('withdrawal.settle', 'withdrawal.fee'), amount_minor, 0)) AS sent,
                  sum(iif(kind IN ('withdrawal.return', 'withdrawal.feeReturn'), amount_minor, 0)) AS returned
             FROM postings WHERE kind LIKE 'withdrawal.%' GROUP BY reference) s
    WHERE s.returned > s.sent AND EXISTS (SELECT 1 FROM withdrawals w WHERE printf('W%08d', w.id) = s.reference)`,
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

export interface LedgerFinding {
  line: string;
  /** The newest posting behind it; null where none is. */
  posting: number | null;
}

/** What is wrong with the postings, entries and balances themselves. */
export function findLedgerFaults(sqlite: Database): LedgerFinding[] {
  return CHECKS.flatMap((check) => {
    const named = Object.entries(PARAMETERS).filter(([name]) => check.includes(`@${name}`));
    return sqlite.prepare<[Record<string, string>], LedgerFinding>(check).all(Object.fromEntries(named));
  });
}

/**
 * Recomputes the whole ledger (QA-09): every posting sums to zero and moves what its kind fixes, no member account is
 * below zero, each balance equals its entries, each key was posted once, each round and order was settled once.
 * `others` add their findings.
 */
export function auditLedger(sqlite: Database, others: readonly ((sqlite: Database) => string[])[] = []): AuditReport {
  const count = (table: string) =>
    sqlite.prepare<[], { rows: number }>(`SELECT count(*) AS rows FROM ${table}`).get()?.rows ?? 0;
  const own = findLedgerFaults(sqlite).map(({ line }) => line);
  const findings = [...own, ...others.flatMap((audit) => audit(sqlite))];
  return {
    clean: findings.length === 0,
    postings: count('postings'),
    entries: count('entries'),
    accounts: count('accounts'),
    findings,
  };
}
