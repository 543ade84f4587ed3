import { EVERYBODY, PATHS } from '../../people/tree.repository';
import { CASH_DAYS } from '../../rollups/cash.repository';
import { PLAY_DAYS, PLAY_SLOTS, SLOT_PLAYERS } from '../../rollups/play.repository';
import type { Span } from '../../rollups/time-parts';
import { CORRECTED_PLAY } from '../../wagering/played.repository';
import { repository } from '../../world/world';
import type { CategoryFigures } from './agent-contracts.table';
import type { Stream } from './periods';

/** The members whose play is added next: those behind one, up to another. */
interface Chunk extends Span {
  after: string;
  last: string;
}

export interface RunContract {
  contractId: number;
  version: number;
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

/** The contracts of a stream that run through a period, with the version that held when it began. */
const RUNNING = `FROM agent_contracts c JOIN agent_contract_versions v ON v.contract_id = c.id AND v.version =
    (SELECT max(version) FROM agent_contract_versions WHERE contract_id = c.id AND effective_from <= @from)
  WHERE c.kind = @kind AND c.period = @period AND c.starts_at <= @from AND (c.ends_at IS NULL OR c.ends_at >= @to)`;

/** What the chunk's members played, and with the sign turned what of it corrects earlier periods. */
const playOf = (rollup: string, players: string) => `WITH m AS MATERIALIZED (
    SELECT DISTINCT member_id FROM ${players} WHERE member_id > @after AND member_id <= @last),
  p AS MATERIALIZED (
    SELECT q.member_id, q.category, q.path_version placed_at, q.stake_minor, q.valid_minor, q.payout_minor, 0 late_valid, 0 late_payout
      FROM m CROSS JOIN ${rollup} q ON q.member_id = m.member_id AND q.at >= @from AND q.at < @to
    UNION ALL
    SELECT c.member_id, c.category, c.placed_at, 0, -c.valid_delta_minor, -c.payout_delta_minor, c.valid_delta_minor, c.payout_delta_minor
      FROM m CROSS JOIN ${CORRECTED_PLAY} c ON c.member_id = m.member_id AND c.at >= @from AND c.at < @to AND c.settled_at < @from)`;

/** Each row of play with each contract that it counts for: by the tree of when it was placed. */
const COUNTED = `p CROSS JOIN ${PATHS} t ON t.member_id = p.member_id AND t.from_at <= p.placed_at AND t.until_at > p.placed_at
  CROSS JOIN agent_run_contracts r ON r.downline_id = t.ancestor_id
  WHERE (t.depth > 0 OR r.count_self) AND instr(r.categories, '"' || p.category || '"') > 0`;

const NAMES = ['stake_minor', 'valid_minor', 'payout_minor', 'late_valid_minor', 'late_payout_minor'];

/** What a run counts, set by set, in the tables of the run that is under way. */
export const runFigures = repository(({ sqlite }) => {
  const clear = [sqlite.prepare('DELETE FROM agent_run_contracts'), sqlite.prepare('DELETE FROM agent_run_sums')];
  const begin = sqlite.prepare<[Stream & Span]>(
    `INSERT INTO agent_run_contracts (contract_id, downline_id, version, categories, count_self, active_valid_bet_minor,
       active_members, bonus_minor, rebate_minor, deposit_minor)
     SELECT c.id, c.downline_id, v.version, v.terms ->> '$.categories', v.terms ->> '$.eligibility.countSelf',
       max(1, v.terms ->> '$.eligibility.activeValidBet'), 0, 0, 0, 0 ${RUNNING}`,
  );
  const ofRollup = (rollup: string, players: string) => ({
    last: sqlite
      .prepare<[Span & { after: string; most: number }], string | null>(
        `SELECT max(member_id) FROM (SELECT DISTINCT member_id FROM ${players} WHERE member_id > @after AND @from < @to
           ORDER BY member_id LIMIT @most)`,
      )
      .pluck(),
    sums: sqlite.prepare<[Chunk]>(
      `${playOf(rollup, players)}
       INSERT INTO agent_run_sums (contract_id, category, ${NAMES.join(', ')})
       SELECT r.contract_id, p.category, sum(p.stake_minor), sum(p.valid_minor), sum(p.payout_minor), sum(p.late_valid), sum(p.late_payout)
         FROM ${COUNTED} GROUP BY r.contract_id, p.category
       ON CONFLICT (contract_id, category) DO UPDATE SET ${NAMES.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`,
    ),
    active: sqlite.prepare<[Chunk]>(
      `${playOf(rollup, players)}
       UPDATE agent_run_contracts SET active_members = active_members + a.members FROM (
         SELECT contract_id, count(*) members FROM (
           SELECT r.contract_id FROM ${COUNTED} GROUP BY r.contract_id, p.member_id HAVING sum(p.valid_minor) >= r.active_valid_bet_minor)
         GROUP BY contract_id) a
       WHERE a.contract_id = agent_run_contracts.contract_id`,
    ),
  });
  const bySlots = ofRollup(PLAY_SLOTS, SLOT_PLAYERS);
  const byDays = ofRollup(PLAY_DAYS, EVERYBODY);
  const cash = sqlite.prepare<[Chunk]>(
    `UPDATE agent_run_contracts SET bonus_minor = bonus_minor + a.bonus, rebate_minor = rebate_minor + a.rebate,
       deposit_minor = deposit_minor + a.deposit FROM (
       SELECT r.contract_id, sum(iif(q.category = 'bonus', q.in_minor, 0)) bonus, sum(iif(q.category = 'rebate', q.in_minor, 0)) rebate,
         sum(iif(q.category = 'deposit', q.in_minor, 0)) deposit
       FROM ${EVERYBODY} m CROSS JOIN ${CASH_DAYS} q ON q.member_id = m.member_id AND q.at >= @from AND q.at < @to
         CROSS JOIN ${PATHS} t ON t.member_id = q.member_id AND t.from_at <= q.path_version AND t.until_at > q.path_version
         CROSS JOIN agent_run_contracts r ON r.downline_id = t.ancestor_id
       WHERE m.member_id > @after AND m.member_id <= @last AND q.category IN ('bonus', 'rebate', 'deposit') AND (t.depth > 0 OR r.count_self)
       GROUP BY r.contract_id) a
     WHERE a.contract_id = agent_run_contracts.contract_id`,
  );
  const contracts = sqlite.prepare<[{ after: number; most: number }], RunContract>(
    `SELECT contract_id contractId, version, active_members activeMembers, bonus_minor bonusMinor, rebate_minor rebateMinor,
       deposit_minor depositMinor FROM agent_run_contracts WHERE contract_id > @after ORDER BY contract_id LIMIT @most`,
  );
  const sumsOf = sqlite.prepare<[number], RunSums>(
    `SELECT contract_id contractId, category, valid_minor turnoverMinor, stake_minor stakeMinor, payout_minor payoutMinor,
       late_valid_minor lateValidMinor, late_payout_minor latePayoutMinor
     FROM agent_run_sums WHERE contract_id = ? ORDER BY category`,
  );
  const anyPlay = sqlite.prepare<[Span], number>(`SELECT 1 FROM ${SLOT_PLAYERS} LIMIT 1`).pluck();
  const salaries = sqlite
    .prepare<[{ agentId: string } & Span], number>(
      `SELECT coalesce(sum(b.due_minor), 0) FROM (SELECT DISTINCT member_id FROM ${PATHS} WHERE ancestor_id = @agentId) t
         CROSS JOIN agent_bills b ON b.downline_id = t.member_id AND b.to_at > @from AND b.to_at <= @to
       WHERE b.kind <> 'dividend' AND b.state NOT IN ('REJECTED', 'REVERSED') AND (b.payer = 'house' OR b.downline_id = @agentId)
         AND EXISTS (SELECT 1 FROM ${PATHS} p WHERE p.ancestor_id = @agentId AND p.member_id = b.downline_id
           AND p.from_at < b.to_at AND p.until_at >= b.to_at)`,
    )
    .pluck();
  const rollupOf = ({ kind }: Stream) => (kind === 'realtime' || kind === 'hourly' ? bySlots : byDays);
  return {
    /** Whether anybody's play was settled from one slot to another. */
    hasPlay: (span: Span): boolean => anyPlay.get(span) !== undefined,
    /** Takes in the contracts of the stream that run through the period; only one run is under way at a time. */
    begin(stream: Stream, span: Span): void {
      for (const statement of clear) statement.run();
      begin.run({ ...stream, ...span });
    },
    clear(): void {
      for (const statement of clear) statement.run();
    },
    /** The last member of the next chunk; null: nobody is left. */
    lastOf: (stream: Stream, of: Span & { after: string; most: number }): string | null =>
      rollupOf(stream).last.get(of) ?? null,
    /** Adds what the members of a chunk played, and for dividends what was moved for them. */
    add(stream: Stream, chunk: Chunk): void {
      const { sums, active } = rollupOf(stream);
      sums.run(chunk);
      active.run(chunk);
      if (stream.kind === 'dividend') cash.run(chunk);
    },
    contracts: (after: number, most: number): RunContract[] => contracts.all({ after, most }),
    sumsOf: (contractId: number): RunSums[] => sumsOf.all(contractId),
    /** What the house paid as salaries to an agent and all below in the periods that ended in a span; what uplines paid of it is in it once. */
    salariesOf: (agentId: string, span: Span): number => salaries.get({ agentId, ...span }) ?? 0,
  };
});
