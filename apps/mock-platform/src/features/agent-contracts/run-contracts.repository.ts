import { PATHS } from '../../people/tree.repository';
import type { Span } from '../../rollups/time-parts';
import { repository } from '../../world/world';
import { type CategoryFigures, IS_OPEN } from './agent-contracts.table';
import type { Stream } from './periods';

/** A contract of the run with what was counted for it, and what its bill asks of it and of its holder besides. */
export interface RunContract {
  contractId: number;
  uplineId: string | null;
  downlineId: string;
  isSuspended: 0 | 1;
  version: number;
  hash: string;
  autoCover: 0 | 1;
  /** There is a bill of the period already. */
  isBilled: 0 | 1;
  /** Nobody has such a contract with its holder, who owes nobody by any. */
  isAlone: 0 | 1;
  /** What former periods left, and which; null: nothing yet. */
  closingMinor: number | null;
  carryFrom: number | null;
  carryTo: number | null;
  activeMembers: number;
  bonusMinor: number;
  rebateMinor: number;
  depositMinor: number;
}

export interface RunSums extends CategoryFigures {
  contractId: number;
  /** What corrections of earlier periods changed. */
  lateValidMinor: number;
  latePayoutMinor: number;
}

/** Of some contracts those of a stream that run through a period, with the version that held when it began. */
const RUNNING = `FROM agent_contracts c NOT INDEXED CROSS JOIN agent_contract_versions v ON v.contract_id = c.id AND v.version =
    (SELECT max(version) FROM agent_contract_versions WHERE contract_id = c.id AND effective_from <= @from)
  WHERE c.id > @after AND c.id <= @last AND c.kind = @kind AND c.period = @period AND c.starts_at <= @from AND (c.ends_at IS NULL OR c.ends_at >= @to)`;

/** The contracts of the run that is under way, and what is read of them as their bills are made. */
export const runContracts = repository(({ sqlite }) => {
  const lastContract = sqlite
    .prepare<[{ after: number; most: number }], number | null>(
      'SELECT max(id) FROM (SELECT id FROM agent_contracts WHERE id > @after ORDER BY id LIMIT @most)',
    )
    .pluck();
  const takeIn = sqlite.prepare<[Stream & Span & { after: number; last: number }]>(
    `INSERT INTO agent_run_contracts (contract_id, downline_id, version, categories, count_self, active_valid_bet_minor,
       active_members, bonus_minor, rebate_minor, deposit_minor)
     SELECT c.id, c.downline_id, v.version, v.terms ->> '$.categories', v.terms ->> '$.eligibility.countSelf',
       max(1, v.terms ->> '$.eligibility.activeValidBet'), 0, 0, 0, 0 ${RUNNING}`,
  );
  const contracts = sqlite.prepare<[{ after: number; most: number; from: number }], RunContract>(
    `SELECT r.contract_id contractId, c.upline_id uplineId, r.downline_id downlineId, c.suspended_at IS NOT NULL isSuspended, r.version,
       v.hash, v.auto_cover autoCover, EXISTS (SELECT 1 FROM agent_bills WHERE contract_id = r.contract_id AND from_at = @from) isBilled,
       NOT EXISTS (SELECT 1 FROM agent_contracts WHERE upline_id = r.downline_id AND kind = c.kind)
         AND NOT EXISTS (SELECT 1 FROM agent_bills WHERE upline_id = r.downline_id AND ${IS_OPEN}) isAlone,
       k.closing_minor closingMinor, k.from_at carryFrom, k.to_at carryTo, r.active_members activeMembers, r.bonus_minor bonusMinor,
       r.rebate_minor rebateMinor, r.deposit_minor depositMinor
     FROM agent_run_contracts r CROSS JOIN agent_contracts c ON c.id = r.contract_id
       CROSS JOIN agent_contract_versions v ON v.contract_id = r.contract_id AND v.version = r.version
       LEFT JOIN agent_carries k ON k.downline_id = r.downline_id AND k.kind = c.kind
     WHERE r.contract_id > @after ORDER BY r.contract_id LIMIT @most`,
  );
  const sums = sqlite.prepare<[{ first: number; last: number }], RunSums>(
    `SELECT contract_id contractId, category, valid_minor turnoverMinor, stake_minor stakeMinor, payout_minor payoutMinor,
       late_valid_minor lateValidMinor, late_payout_minor latePayoutMinor
     FROM agent_run_sums WHERE contract_id BETWEEN @first AND @last ORDER BY contract_id, category`,
  );
  const salaries = sqlite
    .prepare<[{ agentId: string } & Span], number>(
      `SELECT coalesce(sum(b.due_minor), 0) FROM (SELECT DISTINCT member_id FROM ${PATHS} WHERE ancestor_id = @agentId) t
         CROSS JOIN agent_bills b ON b.downline_id = t.member_id AND b.to_at > @from AND b.to_at <= @to
       WHERE b.kind <> 'dividend' AND b.state NOT IN ('REJECTED', 'REVERSED') AND (b.payer = 'house' OR b.downline_id = @agentId)
         AND EXISTS (SELECT 1 FROM ${PATHS} p WHERE p.ancestor_id = @agentId AND p.member_id = b.downline_id
           AND p.from_at < b.to_at AND p.until_at >= b.to_at)`,
    )
    .pluck();
  return {
    /** Of the next so many contracts behind one, whatever they are, the last; null: there are none. */
    lastContract: (after: number, most: number): number | null => lastContract.get({ after, most }) ?? null,
    /** Takes in those of the stream that run through the period, of contracts behind one up to another. */
    takeIn: (stream: Stream, contracts: Span & { after: number; last: number }): void =>
      void takeIn.run({ ...stream, ...contracts }),
    /** The next of the run behind one, for the period that begins then. */
    contracts: (of: { after: number; most: number; from: number }): RunContract[] => contracts.all(of),
    /** What was counted for contracts that follow upon each other. */
    sums(of: readonly RunContract[]): Map<number, RunSums[]> {
      const [first, last] = [of[0], of.at(-1)];
      const rows = first && last ? sums.all({ first: first.contractId, last: last.contractId }) : [];
      return Map.groupBy(rows, ({ contractId }) => contractId);
    },
    /** What the house paid as salaries to an agent and all below in the periods that ended in a span; what uplines paid of it is in it once. */
    salariesOf: (agentId: string, span: Span): number => salaries.get({ agentId, ...span }) ?? 0,
  };
});
