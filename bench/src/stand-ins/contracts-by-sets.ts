import type { Database } from 'better-sqlite3';

/** A slot of five minutes, and what its settlement is named. */
export interface SettledSlot {
  readonly from: number;
  readonly to: number;
  readonly period: string;
}

const add = (...names: string[]): string => names.map((name) => `sum(${name}) ${name}`).join(', ');

/** What terms say, once for all contracts that say the same. */
const RULES = [
  `CREATE TEMP TABLE rules AS SELECT hash, terms ->> '$.categories' categories, terms ->> '$.eligibility.countSelf' count_self,
     max(1, terms ->> '$.eligibility.activeValidBet') active_valid, terms ->> '$.eligibility.minActiveMembers' least_active,
     terms ->> '$.eligibility.minBetAmount' least_stake, terms ->> '$.cap' cap, terms ->> '$.tiers' tiers
   FROM (SELECT hash, min(terms) terms FROM agent_contract_versions GROUP BY hash)`,
  'CREATE INDEX temp.rules_hash ON rules (hash)',
  `CREATE TEMP TABLE tiers AS SELECT hash, tier.value ->> '$.minTurnover' turnover, tier.value ->> '$.minNetLoss' net_loss,
     tier.value ->> '$.minActiveMembers' members, tier.value ->> '$.rateBp' rate FROM rules, json_each(rules.tiers) tier`,
  'CREATE INDEX temp.tiers_hash ON tiers (hash)',
];

const VERSION = `agent_contract_versions v ON v.contract_id = c.id AND v.version =
  (SELECT max(version) FROM agent_contract_versions WHERE contract_id = c.id AND effective_from <= @from)`;

/** What each contract's team played, by member and category: by the tree of when it was placed. */
const PLAYED = [
  `CREATE TEMP TABLE played AS
   SELECT c.id contract_id, p.member_id, p.category, sum(p.valid_minor) valid, sum(p.stake_minor) stake, sum(p.payout_minor) payout
   FROM agent_contracts c CROSS JOIN ${VERSION} CROSS JOIN rules r ON r.hash = v.hash
     CROSS JOIN member_tree t ON t.ancestor_id = c.downline_id AND (t.depth > 0 OR r.count_self)
     CROSS JOIN play_slots p ON p.member_id = t.descendant_id AND p.slot >= @from AND p.slot < @to
       AND t.from_at <= p.path_version AND t.until_at > p.path_version AND instr(r.categories, '"' || p.category || '"') > 0
   WHERE c.kind = 'realtime' AND c.starts_at <= @from AND (c.ends_at IS NULL OR c.ends_at >= @to)
   GROUP BY c.id, p.member_id, p.category`,
  'CREATE INDEX temp.played_contract ON played (contract_id)',
];

const reached = (least: string, figure: string): string => `(${least} = 0 OR ${figure} >= ${least})`;

/** The rate of the highest level that was reached, where anything is paid at all. */
const RATE = `iif(active >= least_active AND stake >= least_stake, coalesce((SELECT max(rate) FROM tiers WHERE tiers.hash = made.hash
  AND ${reached('turnover', 'valid')} AND ${reached('net_loss', 'stake - payout')} AND ${reached('members', 'active')}), 0), 0)`;

/** What it came to, with the members who count as active, and what is due for it. */
const COUNTED = `CREATE TEMP TABLE counted AS
  SELECT made.*, min(valid * ${RATE} / 10000, coalesce(cap, valid)) due
  FROM (SELECT s.*, v.version, v.hash, v.auto_cover, c.upline_id, c.downline_id, r.least_active, r.least_stake, r.cap,
    (SELECT count(*) FROM (SELECT 1 FROM played m WHERE m.contract_id = s.contract_id GROUP BY m.member_id
       HAVING sum(m.valid) >= r.active_valid)) active
  FROM (SELECT contract_id, ${add('valid', 'stake', 'payout')}, json_group_array(json_object('category', category, 'turnoverMinor', valid,
      'stakeMinor', stake, 'payoutMinor', payout)) by_category
    FROM (SELECT contract_id, category, ${add('valid', 'stake', 'payout')} FROM played GROUP BY contract_id, category) GROUP BY contract_id) s
  CROSS JOIN agent_contracts c ON c.id = s.contract_id CROSS JOIN ${VERSION} CROSS JOIN rules r ON r.hash = v.hash) made`;

const BILLS = `INSERT INTO agent_bills (run_id, contract_id, kind, period, from_at, to_at, upline_id, downline_id, payer, version, hash, auto_cover,
    gross_minor, to_downlines_minor, shortfall_minor, due_minor, paid_minor, closing_carry_minor, state, returned_minor, settled_at)
  SELECT (SELECT max(id) FROM agent_runs), contract_id, 'realtime', @period, @from, @to, upline_id, downline_id, 'house', version, hash, auto_cover,
    due, 0, 0, due, due, 0, iif(due = 0, 'NOT_REACHED', 'PAID'), 0, @to
  FROM counted ORDER BY contract_id`;

const INPUTS = `INSERT INTO agent_bill_inputs (bill_id, figures, by_category)
  SELECT b.id, json_object('turnoverMinor', valid, 'stakeMinor', stake, 'payoutMinor', payout, 'bonusMinor', 0, 'rebateMinor', 0,
    'depositMinor', 0, 'activeMembers', active, 'salaryMinor', 0, 'openingCarryMinor', 0, 'correctionMinor', 0), by_category
  FROM counted c CROSS JOIN agent_bills b ON b.contract_id = c.contract_id AND b.from_at = @from`;

const OF_RUN = `agent_bills b WHERE b.run_id = (SELECT max(id) FROM agent_runs) AND b.state = 'PAID'`;

const POSTINGS = [
  `INSERT INTO agent_bill_payments (bill_id, number, at, kind, amount_minor, key)
   SELECT id, 0, @to, 'agent.salary', due_minor, 'bill:' || id || ':0' FROM ${OF_RUN} ORDER BY id`,
  'CREATE TEMP TABLE last AS SELECT max(id) id FROM postings',
  `INSERT INTO postings (id, key, kind, from_owner, to_owner, vendor, amount_minor, reference, at)
   SELECT (SELECT id FROM last) + row_number() OVER (ORDER BY b.id), 'bill:' || b.id || ':0', 'agent.salary', '', downline_id, '', due_minor,
     format('AB%08d', b.id), @to FROM ${OF_RUN}`,
  `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
   SELECT posting_id, account_id, 'agent.salary', @to, amount, balance FROM (
     SELECT p.id posting_id, 0 side, a.id account_id, -p.amount_minor amount, a.balance_minor - sum(p.amount_minor) OVER (ORDER BY p.id) balance
       FROM postings p CROSS JOIN accounts a ON a.owner_id = '' AND a.kind = @house AND a.vendor = '' WHERE p.id > (SELECT id FROM last)
     UNION ALL SELECT p.id, 1, a.id, p.amount_minor, a.balance_minor + p.amount_minor
       FROM postings p CROSS JOIN accounts a ON a.owner_id = p.to_owner AND a.kind = 'member.main' AND a.vendor = '' WHERE p.id > (SELECT id FROM last))
   ORDER BY posting_id, side`,
  `UPDATE accounts SET balance_minor = balance_minor + e.amount FROM
     (SELECT account_id, sum(amount_minor) amount FROM entries WHERE posting_id > (SELECT id FROM last) GROUP BY account_id) e
   WHERE e.account_id = accounts.id`,
  ...(
    [
      ['cash_slots', 'slot', '@to'],
      ['cash_days', 'day', '@day'],
    ] as const
  ).map(
    ([
      table,
      time,
      at,
    ]) => `INSERT INTO ${table} (member_id, category, path_version, ${time}, in_minor, out_minor, movements)
   SELECT p.to_owner, 'income', t.from_at, ${at}, p.amount_minor, 0, 1 FROM postings p
     CROSS JOIN member_tree t ON t.descendant_id = p.to_owner AND t.depth = 0 AND t.from_at <= @to AND t.until_at > @to
   WHERE p.id > (SELECT id FROM last)
   ON CONFLICT (member_id, ${time}, category, path_version) DO UPDATE SET in_minor = in_minor + excluded.in_minor, movements = movements + 1`,
  ),
];

const RUN = `INSERT INTO agent_runs (stream, period, from_at, to_at, phase, cursor) VALUES ('realtime', @period, @from, @to, 'done', '')`;

/**
 * Settles the contracts of a slot that the house pays to agents above whom nobody stands, and below whom nobody has one: by
 * statements over sets, written by hand, without anything else that a settlement has to be sure of.
 */
export function settleBySets(
  sqlite: Database,
  slot: SettledSlot & { readonly day: number; readonly house: string },
): void {
  sqlite.transaction(() => {
    for (const text of [RUN, ...RULES, ...PLAYED, COUNTED, BILLS, INPUTS, ...POSTINGS])
      sqlite.prepare(text).run(named(text, slot));
  })();
}

/** Of the values those that a statement names. */
const named = (text: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => text.includes(`@${name}`)));
