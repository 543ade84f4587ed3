import { type Audit, runChecks } from '../../ledger/checks';
import { balanceOf, MOVED } from '../../ledger/relations';
import { CLOSED } from '../../people/closures.repository';
import { OPEN_ROUNDS } from '../../wagering/relations';
import { OPEN_GRANTS } from '../bonuses';
import { SESSIONS } from '../session';

const isOf = (relation: string): string => `EXISTS (SELECT 1 FROM ${relation} r WHERE r.member_id = c.member_id)`;

const CHECKS: readonly string[] = [
  `SELECT 'the closed account of ' || c.member_id || ' has a session' AS line FROM ${CLOSED} c WHERE ${isOf(SESSIONS)}`,
  `SELECT 'the closed account of ' || c.member_id || ' has an open bet' AS line FROM ${CLOSED} c WHERE ${isOf(OPEN_ROUNDS)}`,
  `SELECT 'the closed account of ' || c.member_id || ' has a bonus' AS line FROM ${CLOSED} c WHERE ${isOf(OPEN_GRANTS)}`,
  `SELECT 'the closed account of ' || c.member_id || ' holds ' || ${balanceOf('c.member_id', 'member.main')} || ' that did not come back' AS line
     FROM ${CLOSED} c
    WHERE ${balanceOf('c.member_id', 'member.main')} > 0
      AND NOT EXISTS (SELECT 1 FROM ${MOVED} m WHERE m.owner_id = c.member_id AND m.account = 'member.main'
                       AND m.amount_minor > 0 AND m.kind <> 'wallet.out' AND m.at >= c.closed_at)`,
  `SELECT 'the closed account of ' || c.member_id || ' is ' || c.status AS line FROM ${CLOSED} c WHERE c.status <> 'closed'`,
];

/** Of a closed account nothing is left but what came back after it was paid out (MEM-17). */
export const auditClosed: Audit = (sqlite) => runChecks(sqlite, CHECKS);
