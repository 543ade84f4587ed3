import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';
import { PAID_MULTIPLIERS } from '../../rewarding/relations';
import { ADDED_BY_MULTIPLIERS } from './added-by-multipliers';

const CHECKS: readonly string[] = [
  `SELECT 'points of ' || a.member_id || ' are ' || a.balance || ' but the entries sum to ' || coalesce(sum(e.points), 0) AS line
     FROM point_accounts a LEFT JOIN point_entries e ON e.member_id = a.member_id
    GROUP BY a.member_id HAVING a.balance <> coalesce(sum(e.points), 0)`,
  `SELECT 'point entry ' || id || ' says ' || balance_after || ' after it, its predecessors say ' || running AS line
     FROM (SELECT id, balance_after, sum(points) OVER (PARTITION BY member_id ORDER BY id) AS running FROM point_entries)
    WHERE balance_after <> running`,
  `SELECT 'point entry ' || e.id || ' belongs to no account' AS line
     FROM point_entries e LEFT JOIN point_accounts a ON a.member_id = e.member_id WHERE a.member_id IS NULL`,
  `SELECT 'points of ' || a.member_id || ' were given for ' || coalesce(sum(e.amount_minor), 0) || ' of bets, not for ' || a.given_bet_minor AS line
     FROM point_accounts a LEFT JOIN point_entries e ON e.member_id = a.member_id AND e.type = 'BET'
    GROUP BY a.member_id HAVING a.given_bet_minor <> coalesce(sum(e.amount_minor), 0)`,
  `SELECT 'points of ' || a.member_id || ' were multiplied for ' || coalesce(sum(e.amount_minor), 0) || ' of bets, not for ' || a.given_more_minor AS line
     FROM point_accounts a LEFT JOIN point_entries e ON e.member_id = a.member_id AND e.type = 'MULTIPLIER'
    GROUP BY a.member_id HAVING a.given_more_minor <> coalesce(sum(e.amount_minor), 0)`,
  `SELECT 'points of ' || a.member_id || ' were multiplied for ' || a.given_more_minor || ', multipliers add ' || coalesce(m.more_minor, 0) AS line
     FROM point_accounts a LEFT JOIN ${ADDED_BY_MULTIPLIERS} m ON m.member_id = a.member_id
    WHERE a.given_more_minor > coalesce(m.more_minor, 0)`,
  `SELECT 'multiplier ' || m.reference || ' of ' || m.member_id || ' runs ' || m.minutes || ' minutes, its reward gives ' || coalesce(r.hours, 0) || ' hours' AS line
     FROM (SELECT reference, member_id, factor, sum(ends_at - starts_at) / 60000 minutes FROM point_multipliers GROUP BY reference, member_id, factor) m
     LEFT JOIN ${PAID_MULTIPLIERS} r ON r.reference = m.reference AND r.member_id = m.member_id AND r.factor = m.factor
    WHERE m.minutes > coalesce(r.hours, 0) * 60 + 5`,
  `SELECT 'redeem request ' || r.id || ' took ' || coalesce(sum(-e.points), 0) || ' points, not ' || r.points AS line
     FROM point_redemptions r
     LEFT JOIN point_entries e ON e.redemption_id = r.id AND e.type = 'REDEEM' AND e.member_id = r.member_id
    GROUP BY r.id HAVING coalesce(sum(-e.points), 0) <> r.points`,
  `SELECT 'redeem request ' || r.id || ' (' || r.status || ') gave back ' || coalesce(sum(e.points), 0) || ' points' AS line
     FROM point_redemptions r
     LEFT JOIN point_entries e ON e.redemption_id = r.id AND e.type = 'RETURN' AND e.member_id = r.member_id
    GROUP BY r.id HAVING coalesce(sum(e.points), 0) <> iif(r.status = 'REJECTED', r.points, 0)`,
  `SELECT 'reward ' || w.id || ' has ' || w.stock || ' left of ' || w.stock_total || ', ' || coalesce(sum(r.quantity), 0) || ' are redeemed' AS line
     FROM point_rewards w LEFT JOIN point_redemptions r ON r.reward_id = w.id AND r.status <> 'REJECTED'
    GROUP BY w.id HAVING w.stock + coalesce(sum(r.quantity), 0) <> w.stock_total`,
  `SELECT 'redeem request ' || r.id || ' paid ' || coalesce(p.amount_minor, 0) || ', not ' || coalesce(w.bonus_minor * r.quantity, 0) AS line, p.id AS posting
     FROM point_redemptions r JOIN point_rewards w ON w.id = r.reward_id
     LEFT JOIN ${POSTED} p ON p.key = 'points:redeem:' || r.id AND p.kind = 'bonus.points' AND p.to_owner = r.member_id
    WHERE coalesce(p.amount_minor, 0) <> coalesce(w.bonus_minor * r.quantity, 0)`,
  `SELECT 'point entry ' || e.id || ' was converted to ' || coalesce(p.amount_minor, 0) || ', not ' || e.amount_minor AS line, p.id AS posting
     FROM point_entries e
     LEFT JOIN ${POSTED} p ON p.key = 'points:' || e.key AND p.kind = 'bonus.points' AND p.to_owner = e.member_id
    WHERE e.type = 'CONVERT' AND coalesce(p.amount_minor, 0) <> e.amount_minor`,
];

/**
 * Recomputes all points (QA-09): every balance is the sum of its entries, every request took its points and stock
 * once and gave them back once when it was rejected, every bonus and conversion was paid, multipliers gave no more than they add to
 * the bets settled while they ran, and ran as long as their rewards say.
 */
export const auditPoints: Audit = (sqlite) => runChecks(sqlite, CHECKS);
