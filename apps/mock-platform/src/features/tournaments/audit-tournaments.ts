import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';

/** The best multiples of each entry, as they follow from its rounds. */
const RANKED = `(SELECT r.entry_id, r.payout_minor * 100 / r.stake_minor multiple,
    row_number() OVER (PARTITION BY r.entry_id ORDER BY r.payout_minor * 100 / r.stake_minor DESC, r.at, r.id) best
  FROM tournament_rounds r)`;

const CHECKS: readonly string[] = [
  `SELECT 'entry ' || e.id || ' of tournament ' || t.id || ' scores ' || e.score || ', its rounds ' || coalesce(sum(b.multiple), 0) AS line
     FROM tournament_entries e JOIN tournaments t ON t.id = e.tournament_id
     LEFT JOIN ${RANKED} b ON b.entry_id = e.id AND b.best <= t.best_of
    GROUP BY e.id HAVING e.score <> coalesce(sum(b.multiple), 0)`,
  `SELECT 'entry ' || e.id || ' counts ' || e.rounds || ' rounds' AS line FROM tournament_entries e
    WHERE e.rounds <> (SELECT count(*) FROM tournament_rounds r WHERE r.entry_id = e.id)`,
  `SELECT 'round ' || r.round_id || ' counts in a tournament and was never staked' AS line FROM tournament_rounds r
    WHERE r.round_id NOT IN (SELECT reference FROM ${POSTED} WHERE reference IN (SELECT round_id FROM tournament_rounds))`,
  `SELECT 'tournament ' || t.id || ' gave ' || sum(e.prize_minor) || ' of its pool' AS line
     FROM tournaments t JOIN tournament_entries e ON e.tournament_id = t.id
    GROUP BY t.id HAVING sum(e.prize_minor) > (SELECT sum(value) FROM json_each(t.prizes_minor))`,
  `SELECT 'entry ' || id || ' has a reward without a prize' AS line FROM tournament_entries
    WHERE reward_id IS NOT NULL AND coalesce(prize_minor, 0) = 0`,
  `SELECT 'tournament ' || t.id || ' counts ' || t.players || ' players' AS line FROM tournaments t
    WHERE t.players <> (SELECT count(*) FROM tournament_entries e WHERE e.tournament_id = t.id AND e.left_at IS NULL)`,
];

/** Scores follow from the rounds that count, and no tournament gives more than its pool. */
export const auditTournaments: Audit = (sqlite) => runChecks(sqlite, CHECKS);
