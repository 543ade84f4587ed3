import { type Audit, runChecks } from '../../ledger/checks';

const COST = (unit: string, reward: string) =>
  `iif(${unit} = 'money', coalesce(json_extract(${reward}, '$.amountMinor'), 1), 1)`;

/** Everything that was given, by its promotion. */
const GIVEN = `(SELECT promotion_id, reward, reward_id FROM promotion_entries WHERE reward IS NOT NULL
  UNION ALL SELECT promotion_id, reward, reward_id FROM promotion_signs
  UNION ALL SELECT promotion_id, json_object('kind', 'cash', 'amountMinor', amount_minor), reward_id FROM cashback_periods WHERE reward_id IS NOT NULL)`;

const SPENT = `coalesce(sum(iif(g.reward IS NULL, 0, ${COST('p.budget_unit', 'g.reward')})), 0)`;

const CHECKS: readonly string[] = [
  `SELECT 'promotion ' || p.id || ' gave ' || ${SPENT} || ', its budget lost ' || (p.budget_total - p.budget_left) AS line
     FROM promotions p LEFT JOIN ${GIVEN} g ON g.promotion_id = p.id WHERE p.budget_unit IS NOT NULL
    GROUP BY p.id HAVING ${SPENT} <> p.budget_total - p.budget_left`,
  `SELECT 'promotion entry ' || e.id || ' is ' || e.state || ' with reward ' || coalesce(e.reward_id, 'none') AS line
     FROM promotion_entries e WHERE (e.state IN ('ISSUED', 'CLAIMED')) <> (e.reward_id IS NOT NULL)`,
  `SELECT 'cashback of ' || c.member_id || ' in ' || c.period || ' came to ' || c.amount_minor AS line FROM cashback_periods c
    WHERE c.amount_minor > max(0, c.stake_minor - c.payout_minor - c.bonus_minor)`,
];

/** Budgets lost what was given, nothing was given without a reward, and no cashback is more than what was lost. */
export const auditPromotions: Audit = (sqlite) => runChecks(sqlite, CHECKS);
