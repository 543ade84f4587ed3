import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';
import { BET_DETAILS } from '../../wagering/bets.repository';

const CHECKS: readonly string[] = [
  `SELECT 'the jackpot was fed ' || moved || ' but its bets owe it ' || owed AS line, newest AS posting
     FROM (SELECT coalesce(sum(iif(kind = 'jackpot.contribution', amount_minor, -amount_minor)), 0) AS moved, max(id) AS newest
             FROM ${POSTED} WHERE kind IN ('jackpot.contribution', 'jackpot.return')),
          (SELECT coalesce(sum(fed_units) / 10000, 0) AS owed FROM jackpot_pool)
    WHERE moved <> owed`,
  `SELECT 'the jackpot of round ' || w.round_id || ' paid ' || coalesce(p.amount_minor, 0) || ', not ' || w.amount_minor AS line, p.id AS posting
     FROM jackpot_wins w
     LEFT JOIN ${POSTED} p ON p.key = 'jackpot:' || w.round_id || ':win' AND p.kind = 'jackpot.win' AND p.to_owner = w.member_id
    WHERE coalesce(p.amount_minor, 0) <> w.amount_minor`,
  `SELECT 'round ' || reference || ' was paid ' || count(*) || ' jackpots of ' || count(w.round_id) || ' won' AS line, max(p.id) AS posting
     FROM ${POSTED} p LEFT JOIN jackpot_wins w ON w.round_id = p.reference AND w.member_id = p.to_owner
    WHERE p.kind = 'jackpot.win' GROUP BY reference HAVING count(*) > 1 OR count(w.round_id) <> 1`,
  `SELECT 'the house fed the jackpot ' || moved || ' but noted ' || noted AS line, newest AS posting
     FROM (SELECT coalesce(sum(p.amount_minor), 0) AS moved, max(p.id) AS newest, booked_minor AS noted
             FROM jackpot_pool LEFT JOIN ${POSTED} p ON p.kind = 'jackpot.feed' AND p.reference = occasion)
    WHERE moved <> noted`,
  `SELECT 'the jackpot of round ' || w.round_id || ' paid ' || w.amount_minor || ', but it held ' || json_extract(b.detail, '$.p[0]') AS line
     FROM jackpot_wins w JOIN ${BET_DETAILS} b ON b.round_id = w.round_id
    WHERE json_extract(b.detail, '$.p[0]') <> w.amount_minor`,
  `SELECT 'the pool after the jackpot of round ' || w.round_id || ' was not filled' AS line
     FROM jackpot_wins w
    WHERE NOT EXISTS (SELECT 1 FROM ${POSTED} p WHERE p.key = 'jackpot:seed:win:' || w.round_id AND p.kind = 'jackpot.seed')`,
];

/**
 * Recomputes the jackpot (QA-09): what bets have put in is what their shares add up to, every jackpot was paid once, to whoever
 * won it with all that it held, what the house fed is noted, and the pool was filled anew.
 */
export const auditJackpot: Audit = (sqlite) => runChecks(sqlite, CHECKS);
