import { type Audit, runChecks } from '../ledger/checks';
import { FIRST_PATH, FOREVER } from './tree.repository';

/** A member's own rows, one for each path. */
const PATHS = '(SELECT descendant_id member_id, from_at, until_at FROM member_tree WHERE depth = 0)';

const CHECKS: readonly string[] = [
  `SELECT p.member_id || ' has a path from ' || p.from_at || ' until ' || p.until_at || ', which should begin at ' || p.due AS line
     FROM (SELECT *, lag(until_at, 1, ${FIRST_PATH}) OVER (PARTITION BY member_id ORDER BY from_at) due FROM ${PATHS}) p
    WHERE p.from_at <> p.due OR p.from_at >= p.until_at`,
  `SELECT m.id || ' has no path that lasts' AS line FROM members m
    WHERE NOT EXISTS (SELECT 1 FROM member_tree WHERE descendant_id = m.id AND depth = 0 AND until_at = ${FOREVER})`,
  `SELECT DISTINCT t.descendant_id || ' has a path, but is nobody' AS line FROM member_tree t
    WHERE NOT EXISTS (SELECT 1 FROM members m WHERE m.id = t.descendant_id)`,
  `SELECT t.descendant_id || ' stands ' || t.depth || ' below ' || t.ancestor_id AS line FROM member_tree t
    WHERE (t.ancestor_id = t.descendant_id) <> (t.depth = 0)`,
  `SELECT t.descendant_id || ' has a path from ' || t.from_at || ' with rows amiss' AS line FROM member_tree t
    GROUP BY t.descendant_id, t.from_at
   HAVING count(*) <> max(t.depth) + 1 OR min(t.until_at) <> max(t.until_at)`,
  // A path is that of the upline with the upline in front, at every moment of both.
  `SELECT DISTINCT own.descendant_id || ' has not all above that ' || own.ancestor_id || ' has' AS line
     FROM member_tree own
     JOIN member_tree up ON up.descendant_id = own.ancestor_id
      AND up.from_at < own.until_at AND up.until_at > own.from_at
    WHERE own.depth = 1 AND NOT EXISTS (SELECT 1 FROM member_tree t
      WHERE t.descendant_id = own.descendant_id AND t.depth = up.depth + 1 AND t.from_at = own.from_at
        AND t.ancestor_id = up.ancestor_id)`,
  `SELECT DISTINCT t.descendant_id || ' has somebody above that ' || own.ancestor_id || ' has not' AS line
     FROM member_tree t
     JOIN member_tree own ON own.descendant_id = t.descendant_id AND own.depth = 1 AND own.from_at = t.from_at
    WHERE t.depth > 1 AND NOT EXISTS (SELECT 1 FROM member_tree up
      WHERE up.descendant_id = own.ancestor_id AND up.depth = t.depth - 1 AND up.ancestor_id = t.ancestor_id
        AND up.from_at < t.until_at AND up.until_at > t.from_at)`,
  `SELECT m.id || ' did not join below ' || coalesce(m.upline_id, 'nobody') AS line FROM members m
     LEFT JOIN member_tree t ON t.descendant_id = m.id AND t.depth = 1 AND t.from_at = ${FIRST_PATH}
    WHERE t.ancestor_id IS NOT m.upline_id`,
];

/** Everybody has one path at each moment: that of the upline, with the upline in front (QA-09). */
export const auditTree: Audit = (sqlite) => runChecks(sqlite, CHECKS);
