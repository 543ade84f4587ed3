import { type Audit, runChecks } from '../../ledger/checks';
import { MOVED, POSTED } from '../../ledger/relations';

const GRANT_ID = `'K' || substr('00000000' || g.id, -8)`;
const BALANCE = `coalesce((SELECT sum(m.amount_minor) FROM ${MOVED} m WHERE m.account = 'member.bonus' AND m.owner_id = ${GRANT_ID}), 0)`;
const postedOf = (kind: string): string =>
  `(SELECT coalesce(sum(p.amount_minor), 0) FROM ${POSTED} p WHERE p.kind = '${kind}' AND p.key = 'grant:' || ${GRANT_ID} || ':${kind === 'grant.fund' ? 'fund' : kind}')`;

const CHECKS: readonly string[] = [
  `SELECT 'bonus ' || ${GRANT_ID} || ' (' || g.state || ') still holds ' || ${BALANCE} AS line
     FROM bonus_grants g WHERE g.state <> 'ACTIVE' AND ${BALANCE} <> 0`,
  `SELECT 'the bonus money of ' || m.owner_id || ' belongs to no bonus' AS line
     FROM ${MOVED} m LEFT JOIN bonus_grants g ON ${GRANT_ID} = m.owner_id
    WHERE m.account = 'member.bonus' AND m.owner_id GLOB 'K[0-9]*' AND g.id IS NULL GROUP BY m.owner_id`,
  `SELECT 'bonus ' || ${GRANT_ID} || ' of ' || g.bonus_minor || ' was funded with ' || ${postedOf('grant.fund')} AS line
     FROM bonus_grants g WHERE ${postedOf('grant.fund')} <> iif(g.activated_at IS NULL, 0, g.bonus_minor)`,
  `SELECT 'bonus ' || ${GRANT_ID} || ' (' || g.state || ') says that ' || g.kept_minor || ' was converted, the ledger ' || ${postedOf('grant.convert')} AS line
     FROM bonus_grants g WHERE ${postedOf('grant.convert')} <> g.kept_minor OR (g.kept_minor > 0 AND g.state <> 'COMPLETED')`,
  `SELECT 'bonus ' || p.from_owner || ' was converted ' || count(*) || ' times' AS line, max(p.id) AS posting
     FROM ${POSTED} p WHERE p.kind = 'grant.convert' GROUP BY p.from_owner HAVING count(*) > 1`,
  `SELECT 'bonus ' || ${GRANT_ID} || ' says that ' || g.lost_minor || ' was lost, the ledger ' || ${postedOf('grant.forfeit')} AS line
     FROM bonus_grants g WHERE ${postedOf('grant.forfeit')} <> g.lost_minor`,
  `SELECT 'bonus ' || ${GRANT_ID} || ' is wagered ' || g.done_minor || ', its bets say ' || coalesce(sum(b.counted_minor), 0) AS line
     FROM bonus_grants g LEFT JOIN bonus_bets b ON b.grant_id = g.id
    GROUP BY g.id HAVING g.done_minor <> coalesce(sum(b.counted_minor), 0)`,
  `SELECT 'bet ' || b.round_id || ' counts ' || b.counted_minor || ' of ' || b.wagered_minor || ' at ' || b.percent || ' %' AS line
     FROM bonus_bets b WHERE b.counted_minor <> b.wagered_minor * b.percent / 100`,
  `SELECT 'bonus ' || ${GRANT_ID} || ' was completed with ' || g.done_minor || ' of ' || g.required_minor || ' wagered' AS line
     FROM bonus_grants g WHERE g.state = 'COMPLETED' AND g.ending IS NULL AND g.done_minor < g.required_minor AND g.required_minor > 1`,
];

/**
 * Only active bonuses hold money, each was funded and converted at most once and for what it says, and its progress is the sum of
 * the bets that counted (QA-09).
 */
export const auditGrants: Audit = (sqlite) => runChecks(sqlite, CHECKS);
