import { type Audit, runChecks } from '../ledger/checks';
import { POSTED } from '../ledger/relations';

const CHECKS: readonly string[] = [
  `SELECT 'round ' || s.reference || ' was settled ' || s.times || ' times' AS line, s.posting
     FROM (SELECT reference, count(*) AS times, max(id) AS posting FROM ${POSTED}
            WHERE kind IN ('bet.payout', 'bet.refund', 'trial.payout', 'vendor.payout', 'vendor.refund')
            GROUP BY reference HAVING count(*) > 1) s
    WHERE EXISTS (SELECT 1 FROM bets b WHERE b.round_id = s.reference)`,
];

/** Every round was settled once (QA-09). */
export const auditBets: Audit = (sqlite) => runChecks(sqlite, CHECKS);
