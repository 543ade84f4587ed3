import { type Audit, runChecks } from '../../ledger/checks';
import { PAID_REWARDS } from '../../rewarding/relations';

const CHECKS: readonly string[] = [
  `SELECT 'credit ' || c.id || ' of the wheel says ' || c.used || ' used, ' || count(s.id) || ' spins used it' AS line
     FROM wheel_credits c LEFT JOIN wheel_spins s ON s.credit_id = c.id GROUP BY c.id HAVING count(s.id) <> c.used`,
  `SELECT 'spin ' || s.id || ' cost ' || s.cost_minor || ' and gave ' || coalesce(s.reward, 'nothing') AS line FROM wheel_spins s
    WHERE s.cost_minor <> coalesce(json_extract(s.reward, '$.amountMinor'), 0)`,
  `SELECT 'spin ' || s.id || ' gave a reward ' || count(r.source_key) || ' times' AS line FROM wheel_spins s
     LEFT JOIN ${PAID_REWARDS} r ON r.source_key = 'wheel:' || s.id AND r.member_id = s.member_id
    GROUP BY s.id HAVING count(r.source_key) <> (s.reward IS NOT NULL AND s.reward <> 'null')`,
];

/** Every spin was one that its member had, and gave what it says, once. */
export const auditWheel: Audit = (sqlite) => runChecks(sqlite, CHECKS);
