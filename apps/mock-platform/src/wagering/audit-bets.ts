import { type Audit, runChecks } from '../ledger/checks';
import { MOVED, POSTED } from '../ledger/relations';

const STAKES = "('bet.stake', 'trial.stake', 'vendor.stake', 'round.stake', 'trial.held', 'grant.stake')";
const PAYMENTS =
  "('bet.payout', 'bet.refund', 'trial.payout', 'vendor.payout', 'vendor.refund', 'grant.payout', 'grant.refund')";
const REVERSALS = "('bet.reversal', 'trial.reversal', 'vendor.reversal', 'grant.reversal')";

const summed = (kinds: string): string => `sum(iif(kind IN ${kinds}, amount_minor, 0))`;

/** What the bet of each round says less what the postings say, with one sort of both; rounds amiss and those of several bets. */
const AMISS = `(SELECT reference FROM (
    SELECT reference, amount_minor * (kind IN ${STAKES}) staked, 0 bets,
      amount_minor * ((kind IN ${PAYMENTS}) + (kind = 'jackpot.win') - (kind IN ${REVERSALS})) paid FROM ${POSTED}
    UNION ALL SELECT round_id, -stake_minor, 1, -iif(status = 'CANCELLED', stake_minor, payout_minor) FROM bets)
  GROUP BY reference HAVING sum(staked) <> 0 OR sum(paid) <> 0 OR sum(bets) > 1)`;

/** What the postings say of these rounds, where there is anything to compare. */
const BOOKED = `(SELECT reference, ${summed(STAKES)} staked, max(id) newest,
    ${summed(PAYMENTS)} + sum(iif(kind = 'jackpot.win', amount_minor, 0)) - ${summed(REVERSALS)} paid
  FROM ${POSTED} WHERE reference IN (SELECT reference FROM amiss) GROUP BY reference)`;

/** What stands once for lines of one sort counts for each of them. */
const ALIKE = `json_array_length(l.value, '$.of')`;
const OPEN_STAKES = `coalesce((SELECT sum((f.value ->> 'amountMinor') * ${ALIKE})
  FROM json_each(p.lines) l, json_each(l.value, '$.funding') f), 0)`;
const DECIDED_STAKES = `coalesce((SELECT sum(r.value ->> 'stakeMinor') FROM json_each(p.results) r), 0)`;

const CHECKS: readonly string[] = [
  `SELECT 'round ' || s.reference || ' was settled ' || s.times || ' times' AS line, s.posting
     FROM (SELECT reference, count(*) AS times, max(id) AS posting FROM ${POSTED}
            WHERE kind IN ${PAYMENTS} GROUP BY reference HAVING count(*) > 1) s
    WHERE EXISTS (SELECT 1 FROM bets b WHERE b.round_id = s.reference)
      AND s.times > coalesce((SELECT payments FROM rounds r WHERE r.round_id = s.reference), 1)`,
  `WITH amiss AS MATERIALIZED ${AMISS}
   SELECT 'round ' || b.round_id || ' staked ' || coalesce(m.staked, 0) || ' and paid ' || coalesce(m.paid, 0) || ', its bet says '
       || b.stake_minor || ' and ' || b.payout_minor AS line, m.newest AS posting
     FROM amiss x CROSS JOIN rounds r ON r.round_id = x.reference CROSS JOIN bets b ON b.round_id = r.round_id
     LEFT JOIN ${BOOKED} m ON m.reference = b.round_id
    WHERE coalesce(m.staked, 0) <> b.stake_minor
       OR coalesce(m.paid, 0) <> iif(b.status = 'CANCELLED', b.stake_minor, b.payout_minor)`,
  `SELECT 'of ' || b.stake_minor || ' staked in round ' || p.round_id || ' ' || ${DECIDED_STAKES} || ' are decided and '
       || ${OPEN_STAKES} || ' open' AS line
     FROM round_progress p CROSS JOIN bets b ON b.round_id = p.round_id
    WHERE b.status <> 'CANCELLED' AND b.stake_minor <> ${DECIDED_STAKES} + ${OPEN_STAKES}`,
  `SELECT 'round ' || round_id || ' holds ' || sum(amount_minor) || ' more than it says' AS line
     FROM (SELECT owner_id round_id, amount_minor FROM ${MOVED}
            WHERE account = 'round.held' AND owner_id IN (SELECT round_id FROM round_progress)
           UNION ALL SELECT p.round_id, -(h.value ->> 'amountMinor') FROM round_progress p, json_each(p.hold) h)
    GROUP BY round_id HAVING sum(amount_minor) <> 0`,
  `SELECT 'the exposure of ' || family || ' to ' || key || ' is ' || sum(amount_minor) || ' more than its open bets make' AS line
     FROM (SELECT family, key, amount_minor FROM exposures
           UNION ALL SELECT p.family, x.value ->> 'key', -(x.value ->> 'amountMinor') * ${ALIKE}
             FROM round_progress p, json_each(p.lines) l, json_each(l.value, '$.exposures') x WHERE p.is_over = 0
           UNION ALL SELECT p.family, x.value ->> 'key', -(x.value ->> 'amountMinor')
             FROM round_progress p, json_each(p.results) r, json_each(r.value, '$.exposures') x
            WHERE p.is_over = 1 AND p.results LIKE '%"exposures"%')
    GROUP BY family, key HAVING sum(amount_minor) <> 0`,
];

/**
 * Every round was settled once, its bet says what the postings say, every stake is open or decided and never both, and what
 * is held and exposed is what open bets make it (QA-09).
 */
export const auditBets: Audit = (sqlite) => runChecks(sqlite, CHECKS);
