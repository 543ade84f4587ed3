import { type Audit, runChecks } from '../ledger/checks';

/** What the seats of a hand that was played out paid more than they were paid; corrected ones say nothing of their hand any more. */
const KEPT = `(SELECT sum(b.stake_minor - b.payout_minor) FROM shared_entries e CROSS JOIN bets b ON b.round_id = e.round_id
    WHERE e.rounds = s.rounds AND e.key = s.key AND b.status = 'SETTLED')`;
const CORRECTED = `EXISTS (SELECT 1 FROM shared_entries e CROSS JOIN bet_corrections c ON c.round_id = e.round_id
    WHERE e.rounds = s.rounds AND e.key = s.key)`;

const CHECKS: readonly string[] = [
  `SELECT 'the bet of ' || p.round_id || ' is open, and waits for no shared round' AS line
     FROM round_progress p CROSS JOIN rounds r ON r.round_id = p.round_id
    WHERE p.is_over = 0 AND r.seed_id IS NULL
      AND EXISTS (SELECT 1 FROM shared_entries e WHERE e.round_id = p.round_id)
      AND NOT EXISTS (SELECT 1 FROM shared_entries e WHERE e.round_id = p.round_id AND e.is_open = 1)`,
  `SELECT 'the bet of ' || e.round_id || ' is over, and waits for ' || e.key AS line
     FROM shared_entries e LEFT JOIN round_progress p ON p.round_id = e.round_id
    WHERE e.is_open = 1 AND coalesce(p.is_over, 1) = 1`,
  `SELECT 'the bet of ' || e.round_id || ' waits for ' || e.key || ', which is over' AS line
     FROM shared_entries e CROSS JOIN shared_rounds s ON s.rounds = e.rounds AND s.key = e.key
    WHERE e.is_open = 1 AND s.ends_at IS NULL AND s.last_id IS NULL`,
  `SELECT 'of ' || s.key || ' the house kept ' || coalesce(${KEPT}, 0) || ', its rake is ' || s.rake_minor AS line
     FROM shared_rounds s WHERE s.rake_minor IS NOT NULL AND s.rake_minor <> coalesce(${KEPT}, 0) AND NOT ${CORRECTED}`,
  `SELECT 'play money of ' || e.round_id || ' sits in ' || s.key || ' of ' || s.rounds || ' with everybody' AS line
     FROM shared_rounds s CROSS JOIN shared_entries e ON e.rounds = s.rounds AND e.key = s.key
       CROSS JOIN rounds r ON r.round_id = e.round_id
    WHERE s.rake_minor IS NOT NULL AND r.wallet = 'trial' AND r.table_owner_id IS NULL`,
  `SELECT 'real money of ' || r.round_id || ' sits at a table of ' || r.table_owner_id AS line
     FROM rounds r WHERE r.table_owner_id IS NOT NULL AND r.wallet <> 'trial'`,
  `SELECT 'the owners of ' || e.rounds || ' are ' || count(DISTINCT r.table_owner_id) AS line
     FROM rounds r CROSS JOIN shared_entries e ON e.round_id = r.round_id
    WHERE r.table_owner_id IS NOT NULL GROUP BY e.rounds HAVING count(DISTINCT r.table_owner_id) > 1`,
  `SELECT r.member_id || ' sits at a table of ' || r.table_owner_id || ' and is no automatic player' AS line
     FROM rounds r CROSS JOIN round_progress p ON p.round_id = r.round_id
    WHERE r.table_owner_id <> r.member_id AND p.bet ->> 'plan' IS NULL`,
];

/**
 * Every bet of a shared round is told of its end and of nothing behind it; players who bank each other pay a rake alone; play money
 * sits at tables of one person each, with automatic players and without real money (QA-09).
 */
export const auditShared: Audit = (sqlite) => runChecks(sqlite, CHECKS);
