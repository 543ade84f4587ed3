import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';

const DEPOSITS: readonly string[] = [
  `SELECT 'deposit ' || s.reference || ' was credited ' || s.times || ' times' AS line, s.posting
     FROM (SELECT reference, count(*) AS times, max(id) AS posting FROM ${POSTED}
            WHERE kind = 'deposit.credit' GROUP BY reference HAVING count(*) > 1) s
    WHERE EXISTS (SELECT 1 FROM deposit_orders d WHERE printf('D%08d', d.id) = s.reference)`,
  `SELECT 'deposit ' || printf('D%08d', d.id) || ' (' || d.status || ') has ' || coalesce(s.held, 0) || ' held beyond a limit' AS line, s.posting
     FROM deposit_orders d
     LEFT JOIN (SELECT reference, max(id) AS posting, sum(iif(kind = 'deposit.hold', amount_minor, -amount_minor)) AS held
                  FROM ${POSTED} WHERE kind IN ('deposit.hold', 'deposit.return') GROUP BY reference) s
            ON s.reference = printf('D%08d', d.id)
    WHERE iif(d.status = 'HELD', d.received_minor, 0) <> coalesce(s.held, 0)`,
  `SELECT 'deposit ' || printf('D%08d', d.id) || ' (' || d.status || ') gave back ' || coalesce(s.back, 0) || ' of ' || (d.received_minor - d.fee_minor) AS line, s.posting
     FROM deposit_orders d
     JOIN (SELECT reference, max(id) AS posting, sum(amount_minor) AS back FROM ${POSTED} WHERE kind = 'deposit.reversal' GROUP BY reference) s
            ON s.reference = printf('D%08d', d.id)
    WHERE s.back > iif(d.status = 'REVERSED', d.received_minor - d.fee_minor, 0)`,
];

const WITHDRAWALS: readonly string[] = [
  `SELECT 'withdrawal ' || s.reference || ' held ' || s.held || ' and gave away ' || s.given AS line, s.posting
     FROM (SELECT reference, max(id) AS posting, sum(iif(kind = 'withdrawal.hold', amount_minor, 0)) AS held,
                  sum(iif(kind = 'withdrawal.hold', 0, amount_minor)) AS given
             FROM ${POSTED} WHERE kind IN ('withdrawal.hold', 'withdrawal.release', 'withdrawal.settle', 'withdrawal.fee')
            GROUP BY reference) s
    WHERE s.given > s.held AND EXISTS (SELECT 1 FROM withdrawals w WHERE printf('W%08d', w.id) = s.reference)`,
  `SELECT 'withdrawal ' || s.reference || ' sent ' || s.sent || ' and returned ' || s.returned AS line, s.posting
     FROM (SELECT reference, max(id) AS posting,
                  sum(iif(kind IN ('withdrawal.settle', 'withdrawal.fee'), amount_minor, 0)) AS sent,
                  sum(iif(kind IN ('withdrawal.return', 'withdrawal.feeReturn'), amount_minor, 0)) AS returned
             FROM ${POSTED} WHERE kind LIKE 'withdrawal.%' GROUP BY reference) s
    WHERE s.returned > s.sent AND EXISTS (SELECT 1 FROM withdrawals w WHERE printf('W%08d', w.id) = s.reference)`,
];

/** Every deposit was credited once, and holds nothing but what waits beyond a limit (QA-09). */
export const auditDeposits: Audit = (sqlite) => runChecks(sqlite, DEPOSITS);

/** No withdrawal gives away more than it held, and none returns more than was sent (QA-09). */
export const auditWithdrawals: Audit = (sqlite) => runChecks(sqlite, WITHDRAWALS);
