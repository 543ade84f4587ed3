import type { Database } from 'better-sqlite3';

/** Each check selects one line per finding. */
const CHECKS: readonly string[] = [
  `SELECT 'the jackpot was fed ' || moved || ' but its bets owe it ' || owed AS line
     FROM (SELECT coalesce(sum(iif(kind = 'jackpot.contribution', amount_minor, -amount_minor)), 0) AS moved
             FROM postings WHERE kind IN ('jackpot.contribution', 'jackpot.return')),
          (SELECT coalesce(sum(fed_units) / 10000, 0) AS owed FROM jackpot_pool)
    WHERE moved <> owed`,
  `SELECT 'the jackpot of round ' || w.round_id || ' paid ' || coalesce(p.amount_minor, 0) || ', not ' || w.amount_minor AS line
     FROM jackpot_wins w
     LEFT JOIN postings p ON p.key = 'jackpot:' || w.round_id || ':win' AND p.kind = 'jackpot.win' AND p.member_id = w.member_id
    WHERE coalesce(p.amount_minor, 0) <> w.amount_minor`,
  `SELECT 'round ' || reference || ' was paid ' || count(*) || ' jackpots of ' || count(w.round_id) || ' won' AS line
     FROM postings p LEFT JOIN jackpot_wins w ON w.round_id = p.reference AND w.member_id = p.member_id
    WHERE p.kind = 'jackpot.win' GROUP BY reference HAVING count(*) > 1 OR count(w.round_id) <> 1`,
  `SELECT 'the pool after the jackpot of round ' || w.round_id || ' was not filled' AS line
     FROM jackpot_wins w
    WHERE NOT EXISTS (SELECT 1 FROM postings p WHERE p.key = 'jackpot:seed:win:' || w.round_id AND p.kind = 'jackpot.seed')`,
];

/**
 * Recomputes the jackpot (QA-09): what bets have put in is what their shares add up to, every jackpot was paid once, to whoever
 * won it, and the pool was filled anew. One line per finding.
 */
export function auditJackpot(sqlite: Database): string[] {
  return CHECKS.flatMap((check) =>
    sqlite
      .prepare<[], { line: string }>(check)
      .all()
      .map(({ line }) => line),
  );
}
