import { type Audit, runChecks } from '../../ledger/checks';

const CHECKS: readonly string[] = [
  `SELECT 'the statement ' || s.month || ' of ' || s.member_id || ' does not follow on the one before' AS line FROM statements s
    JOIN statements p ON p.member_id = s.member_id
      AND p.month = (SELECT max(month) FROM statements WHERE member_id = s.member_id AND month < s.month)
    WHERE s.previous_hash IS NOT p.hash OR s.opening_minor <> p.closing_minor`,
  `SELECT 'the statement ' || month || ' of ' || member_id || ' does not add up' AS line FROM statements
    WHERE closing_minor - opening_minor <> in_minor - out_minor`,
];

/** Each month begins with the hash and the balance that the one before ended with, and adds up. */
export const auditStatements: Audit = (sqlite) => runChecks(sqlite, CHECKS);
