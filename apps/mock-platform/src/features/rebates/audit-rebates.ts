import { type Audit, runChecks } from '../../ledger/checks';
import { POSTED } from '../../ledger/relations';
import { rateAt } from '../../people/rates.repository';
import { ABOVE, holdsFor } from '../../people/tree-relations';
import { dayOf, SLOT_MS } from '../../rollups/time-parts';
import { giveFunction } from '../../sqlite/own-functions';
import { VALID_STAKES } from '../../wagering/played.repository';

const slotOf = (time: string): string => `${time} / ${SLOT_MS} * ${SLOT_MS}`;
const WHOSE = 'member_id, day, category, path_version, depth';

/** Bets of one member, category, path and slot weigh alike: rates are looked up once for all of them. */
const STAKED = `(SELECT v.member_id, v.category, own.from_at path_version, ${slotOf('v.placed_at')} placed, ${slotOf('v.at')} settled,
    sum(v.valid_minor) valid_minor
  FROM ${VALID_STAKES} v CROSS JOIN ${ABOVE} own ON own.member_id = v.member_id AND own.depth = 0 AND ${holdsFor('own', 'v.placed_at')}
  GROUP BY 1, 2, 3, 4, 5)`;

/** What was noted, booked or not, and what the bets come to, at the rates of their placing. */
const WEIGHTS = `SELECT ${WHOSE}, weight noted, 0 counted FROM rebate_accruals
  UNION ALL SELECT s.member_id, s.day, s.category, s.path_version, t.depth,
      s.valid_minor * ${rateAt('t.ancestor_id', 's.category', 's.rated_at')}, 0
    FROM rebate_stakes s CROSS JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.from_at = s.path_version
  UNION ALL SELECT s.member_id, operator_day(s.settled), s.category, s.path_version, t.depth,
      0, s.valid_minor * ${rateAt('t.ancestor_id', 's.category', 'max(s.placed, s.path_version)')}
    FROM ${STAKED} s CROSS JOIN ${ABOVE} t ON t.member_id = s.member_id AND t.from_at = s.path_version`;

/** Each agent's part of every path, in whole minor units. */
const PARTS = `SELECT a.ancestor_id agent_id, a.weight / 10000 - coalesce(b.weight, 0) / 10000 minor
  FROM rebate_accruals a LEFT JOIN rebate_accruals b ON b.member_id = a.member_id AND b.day = a.day
    AND b.category = a.category AND b.path_version = a.path_version AND b.depth = a.depth - 1
  WHERE a.depth > 0`;

const OURS = "key LIKE 'rebate:%'";

const CHECKS: readonly string[] = [
  `SELECT 'rebates of ' || member_id || ' (' || category || ', depth ' || depth || ') on the day ' || day || ' weigh ' || sum(noted)
       || ', not ' || sum(counted) AS line
     FROM (${WEIGHTS}) GROUP BY ${WHOSE} HAVING sum(noted) <> sum(counted)`,
  `SELECT 'rebates of ' || member_id || ' on the day ' || day || ' were weighed and not booked' AS line
     FROM rebate_accruals WHERE weight <> booked_weight`,
  `SELECT 'the rebates of ' || agent_id || ' were booked as ' || sum(booked) || ', not ' || sum(minor) AS line
     FROM (SELECT agent_id, 0 booked, minor FROM (${PARTS})
       UNION ALL SELECT agent_id, amount_minor, 0 FROM rebate_bookings)
     GROUP BY agent_id HAVING sum(booked) <> sum(minor)`,
  `SELECT 'the rebates of ' || agent_id || ' were paid as ' || sum(paid) || ', not ' || sum(due) AS line, max(posting) AS posting
     FROM (SELECT agent_id, 0 paid, amount_minor due, NULL posting FROM rebate_bookings WHERE is_posted = 1
       UNION ALL SELECT agent_id, 0, owed_minor, NULL FROM rebate_debts
       UNION ALL SELECT to_owner, amount_minor, 0, id FROM ${POSTED} WHERE kind = 'agent.rebate'
       UNION ALL SELECT from_owner, -amount_minor, 0, id FROM ${POSTED} WHERE kind = 'agent.clawback' AND ${OURS})
     GROUP BY agent_id HAVING sum(paid) <> sum(due)`,
  `SELECT 'the own rebates of ' || member_id || ' were claimed as ' || sum(claimed) || ' and paid as ' || sum(paid)
       || ', not ' || sum(due) AS line, max(posting) AS posting
     FROM (SELECT member_id, 0 claimed, 0 paid, claimed_minor due, NULL posting FROM rebate_own
       UNION ALL SELECT member_id, amount_minor, 0, 0, NULL FROM rebate_claims
       UNION ALL SELECT to_owner, 0, amount_minor, 0, id FROM ${POSTED} WHERE kind = 'rebate.claim')
     GROUP BY member_id HAVING sum(claimed) <> sum(due) OR sum(paid) <> sum(due)`,
];

/** What was weighed, booked, paid and claimed is what bets, tree and rates come to (QA-09). */
export const auditRebates: Audit = (sqlite) => {
  giveFunction(sqlite, 'operator_day', (at) => dayOf(Number(at)));
  return runChecks(sqlite, CHECKS);
};
