import { type Audit, runChecks } from '../../ledger/checks';
import { PLAYED_BETS } from '../../wagering/played.repository';

/** Of members with progress in a mission. */
const DEEDS = `(SELECT member_id, 'bet.settled' event, at, node_id, vendor, category, stake_minor, valid_minor, payout_minor
    FROM ${PLAYED_BETS} WHERE member_id IN (SELECT member_id FROM mission_progress)
  UNION ALL SELECT member_id, event, at, '', '', '', 0, 0, 0 FROM mission_deeds)`;
const asked = (key: string, column: string) => `coalesce(m.rule ->> '$.filter.${key}', d.${column}) = d.${column}`;

/** What the records of a window come to, by how its mission measures. */
const COUNTED = `iif(max(d.event = 'hand ' || m.id), m.rule ->> 'target', min(m.rule ->> 'target', CASE m.rule ->> 'measure'
    WHEN 'count' THEN count(d.at)
    WHEN 'distinctGames' THEN count(DISTINCT d.node_id)
    WHEN 'streakDays' THEN count(DISTINCT operator_day(d.at))
    WHEN 'sumStake' THEN coalesce(sum(d.valid_minor), 0)
    ELSE coalesce(max(d.payout_minor * 100 / d.stake_minor), 0) END))`;

const CHECKS: readonly string[] = [
  `SELECT 'mission ' || p.mission_id || ' of ' || p.member_id || ' from ' || p.window_from || ' on stands at ' || p.value
       || ', its records say ' || ${COUNTED} AS line
     FROM mission_progress p JOIN missions m ON m.id = p.mission_id
     LEFT JOIN ${DEEDS} d ON d.member_id = p.member_id AND d.at >= p.window_from AND (p.window_to IS NULL OR d.at < p.window_to)
       AND (d.event = 'hand ' || m.id OR d.event = m.rule ->> 'event' AND d.stake_minor >= coalesce(m.rule ->> '$.filter.leastStake', 0)
       AND ${asked('category', 'category')} AND ${asked('vendor', 'vendor')} AND ${asked('title', 'node_id')})
    GROUP BY p.rowid HAVING p.value <> ${COUNTED}`,
  `SELECT 'stars of ' || member_id || ' in the week from ' || week || ' on are ' || sum(kept) || ', the claims say ' || sum(claimed) AS line
     FROM (SELECT member_id, week_from week, stars kept, 0 claimed FROM mission_weeks
       UNION ALL SELECT p.member_id, (SELECT max(w.week_from) FROM mission_weeks w WHERE w.member_id = p.member_id AND w.week_from <= p.claimed_at),
         0, p.stars FROM mission_progress p WHERE p.claimed_at IS NOT NULL AND p.stars > 0)
    GROUP BY member_id, week HAVING sum(kept) <> sum(claimed)`,
];

/** All progress follows from bets and deeds, and all stars of a week from what was claimed in it (QA-09). */
export const auditMissions: Audit = (sqlite) => runChecks(sqlite, CHECKS);
