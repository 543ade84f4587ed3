import type { Audit } from '../ledger/checks';
import { runChecks } from '../ledger/checks';
import { ABOVE, holdsFor, isUndated, PEOPLE } from '../people/tree-relations';
import { giveFunction } from '../sqlite/own-functions';
import { differences } from './audit-rollups';
import { monthOf, REACH_MS } from './team-carry';
import { TEAM_FLOWS } from './team-relations';
import { dayOf } from './time-parts';

const CARRIED = 'slot < (SELECT carried_to FROM team_mark)';
const FLOWS = TEAM_FLOWS.map((category) => `'${category}'`).join(', ');
const PLAY = `SELECT member_id, path_version, category, slot, stake_minor out_minor, payout_minor in_minor, valid_minor, bets moves
  FROM play_slots WHERE ${CARRIED}`;
const CASH = `SELECT member_id, path_version, category, slot, out_minor, in_minor, 0, movements FROM cash_slots WHERE ${CARRIED}`;
const SUMS = ['out_minor', 'in_minor', 'valid_minor', 'moves'];
const SUMMED = SUMS.map((sum) => `sum(${sum}) ${sum}`).join(', ');
/** All that counts for somebody above, at the distance that they stood above it; of a day at once, since many stand above. */
const COUNTED = `(SELECT t.ancestor_id agent_id, t.depth, t.from_at, s.*
  FROM (SELECT member_id, path_version, category, operator_day(slot) day, ${SUMMED}
    FROM (${PLAY} UNION ALL ${CASH} AND category IN (${FLOWS})) GROUP BY 1, 2, 3, 4) s
  CROSS JOIN ${ABOVE} t ON t.member_id = s.member_id AND ${holdsFor('t', 's.path_version')})`;
const MONTHS = 'stake_minor payout_minor loss_minor valid_minor bets'.split(' ');

/** Who had a bet on which day, and for whom. */
const ACTIVE = `SELECT agent_id, day, iif(before >= day - ${REACH_MS}, before, 0) before_day FROM (
  SELECT agent_id, day, lag(day, 1, 0) OVER (PARTITION BY agent_id, member_id ORDER BY day) before FROM (
    SELECT DISTINCT t.ancestor_id agent_id, s.member_id, operator_day(s.slot) day FROM (${PLAY}) s
      JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.depth > 0 AND ${holdsFor('t', 's.path_version')} WHERE s.moves > 0))`;
const UNDATED = `FROM ${ABOVE} t JOIN ${PEOPLE} m ON m.member_id = t.member_id WHERE t.depth > 0 AND ${isUndated('t')}`;
const COUNTS = `${UNDATED} AND m.type NOT IN (3, 4)`;

const CHECKS = [
  differences({
    words: `'the team of ' || agent_id || ' (' || category || ') on the day ' || day`,
    by: ['agent_id', 'category', 'day'],
    sums: SUMS,
    kept: 'SELECT * FROM team_days',
    counted: `SELECT agent_id, category, day, ${SUMMED} FROM ${COUNTED} WHERE depth > 0 GROUP BY 1, 2, 3`,
  }),
  differences({
    words: `'the branch ' || branch_id || ' of ' || agent_id || ' (' || category || ') on the day ' || day`,
    // The most rows of all: sorted by their days first, which differ sooner, and once.
    by: ['day', 'agent_id', 'branch_id', 'category'],
    sums: SUMS,
    kept: 'SELECT * FROM team_branch_days',
    counted: `SELECT c.agent_id, b.ancestor_id branch_id, c.category, c.day, ${SUMS.join(', ')} FROM ${COUNTED} c
      CROSS JOIN ${ABOVE} b ON b.member_id = c.member_id AND b.depth = max(c.depth - 1, 0) AND b.from_at = c.from_at`,
  }),
  differences({
    words: `'what ' || member_id || ' played for ' || agent_id || ' in the month ' || month`,
    by: ['agent_id', 'member_id', 'month'],
    sums: MONTHS,
    kept: 'SELECT * FROM team_player_months',
    counted: `SELECT t.ancestor_id agent_id, s.member_id, operator_month(s.slot) month, sum(out_minor) stake_minor,
        sum(in_minor) payout_minor, sum(out_minor - in_minor) loss_minor, sum(valid_minor) valid_minor, sum(moves) bets
      FROM (${PLAY}) s JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.depth > 0 AND ${holdsFor('t', 's.path_version')} GROUP BY 1, 2, 3`,
  }),
  differences({
    words: `'who played for ' || agent_id || ' on the day ' || day || ' and before it on ' || before_day`,
    by: ['agent_id', 'day', 'before_day'],
    sums: ['people'],
    kept: 'SELECT * FROM team_active_days',
    counted: `SELECT agent_id, day, before_day, count(*) people FROM (${ACTIVE}) GROUP BY 1, 2, 3`,
  }),
  differences({
    words: `'who stands ' || depth || ' below ' || agent_id || ' (' || is_agent || ')'`,
    by: ['agent_id', 'depth', 'is_agent'],
    sums: ['people'],
    kept: 'SELECT * FROM team_people WHERE people <> 0',
    counted: `SELECT t.ancestor_id agent_id, t.depth, m.type <> 0 is_agent, count(*) people ${COUNTS} GROUP BY 1, 2, 3`,
  }),
  differences({
    words: `'who joined below ' || agent_id || ' on the day ' || day`,
    by: ['agent_id', 'day'],
    sums: ['people'],
    kept: 'SELECT * FROM team_joins WHERE people <> 0',
    counted: `SELECT t.ancestor_id agent_id, operator_day(m.created_at) day, count(*) people ${COUNTS} GROUP BY 1, 2`,
  }),
  differences({
    words: `'what is held below ' || agent_id`,
    by: ['agent_id'],
    sums: ['balance_minor'],
    kept: 'SELECT * FROM team_balances WHERE balance_minor <> 0',
    counted: `SELECT agent_id, balance_minor FROM (SELECT t.ancestor_id agent_id, sum(s.in_minor - s.out_minor) balance_minor
        FROM (${CASH} AND category NOT IN ('walletPlay', 'walletReversal')) s
        JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.depth > 0 AND ${isUndated('t')} GROUP BY 1) WHERE balance_minor <> 0`,
  }),
];

/** Recomputes what is kept of teams from the slots before the mark, and from the tree (QA-09). */
export const auditTeam: Audit = (sqlite) => {
  giveFunction(sqlite, 'operator_day', (at) => dayOf(Number(at)));
  giveFunction(sqlite, 'operator_month', (at) => monthOf(dayOf(Number(at))));
  return runChecks(sqlite, CHECKS);
};
