import { EVERYBODY, PATHS } from '../../people/tree.repository';
import { CASH_DAYS } from '../../rollups/cash.repository';
import { LAST_SLOT_PLAYER, PLAY_DAYS, PLAY_SLOTS, SLOT_PLAYERS } from '../../rollups/play.repository';
import { SLOT_MS, type Span } from '../../rollups/time-parts';
import { CORRECTED_PLAY } from '../../wagering/played.repository';
import { repository } from '../../world/world';
import type { Stream } from './periods';

/** The members whose play is added next: those behind one, up to another. */
interface Chunk extends Span {
  after: string;
  last: string;
}

/** What a period is made of, as statements are asked: its slots a JSON list of their first moments. */
const slotsOf = ({ from, to }: Span): string =>
  JSON.stringify(Array.from({ length: (to - from) / SLOT_MS }, (_, nth) => from + nth * SLOT_MS));

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
  const ofRollup = (rollup: string, players: string, lastPlayer: string) => ({
    last: sqlite.prepare<[{ after: string; most: number; slots: string }], string | null>(lastPlayer).pluck(),
    sums: sqlite.prepare<[Chunk & { slots: string }]>(
      `${playOf(rollup, players)}
       INSERT INTO agent_run_sums (contract_id, category, ${NAMES.join(', ')})
       SELECT r.contract_id, p.category, sum(p.stake_minor), sum(p.valid_minor), sum(p.payout_minor), sum(p.late_valid), sum(p.late_payout)
         FROM ${COUNTED} GROUP BY r.contract_id, p.category
       ON CONFLICT (contract_id, category) DO UPDATE SET ${NAMES.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`,
    ),
    active: sqlite.prepare<[Chunk & { slots: string }]>(
      `${playOf(rollup, players)}
       UPDATE agent_run_contracts SET active_members = active_members + a.members FROM (
         SELECT contract_id, count(*) members FROM (
           SELECT r.contract_id FROM ${COUNTED} GROUP BY r.contract_id, p.member_id HAVING sum(p.valid_minor) >= r.active_valid_bet_minor)
         GROUP BY contract_id) a
       WHERE a.contract_id = agent_run_contracts.contract_id`,
    ),
  });
  const bySlots = ofRollup(PLAY_SLOTS, SLOT_PLAYERS, `SELECT member_id FROM ${LAST_SLOT_PLAYER}`);
  const byDays = ofRollup(
    PLAY_DAYS,
    EVERYBODY,
    `SELECT max(member_id) FROM (SELECT member_id FROM ${EVERYBODY} WHERE member_id > @after ORDER BY member_id LIMIT @most)`,
  );
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
  const anyPlay = sqlite.prepare<[{ slots: string }], number>(`SELECT 1 FROM ${SLOT_PLAYERS} LIMIT 1`).pluck();
  const rollupOf = ({ kind }: Stream) => (kind === 'realtime' || kind === 'hourly' ? bySlots : byDays);
  return {
    /** Whether anybody's play was settled from one slot to another. */
    hasPlay: (span: Span): boolean => anyPlay.get({ slots: slotsOf(span) }) !== undefined,
    /** One run is under way at a time. */
    clear(): void {
      for (const statement of clear) statement.run();
    },
    /** The last member of the next chunk; null: nobody is left. */
    lastOf: (stream: Stream, of: Span & { after: string; most: number }): string | null =>
      rollupOf(stream).last.get({ ...of, slots: slotsOf(of) }) ?? null,
    /** Adds what the members of a chunk played, and for dividends what was moved for them. */
    add(stream: Stream, chunk: Chunk): void {
      const { sums, active } = rollupOf(stream);
      const ofChunk = { ...chunk, slots: slotsOf(chunk) };
      sums.run(ofChunk);
      active.run(ofChunk);
      if (stream.kind === 'dividend') cash.run(chunk);
    },
  };
});
