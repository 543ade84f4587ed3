import { PATHS } from '../../people/tree.repository';
import { CASH_DAYS } from '../../rollups/cash.repository';
import { PLAY_DAYS, PLAY_SLOTS } from '../../rollups/play.repository';
import { CORRECTED_PLAY } from '../../wagering/played.repository';
import { repository } from '../../world/world';
import type { Stream } from './periods';
import type { RunSums } from './run-contracts.repository';

/** Whose team, when, and what of it counts. */
export interface TeamQuestion {
  agentId: string;
  from: number;
  to: number;
  /** JSON of a list. */
  categories: string;
  countSelf: number;
  activeValidBet: number;
}

export interface ActivePlayer {
  memberId: string;
  validMinor: number;
}

const TEAM = `(SELECT member_id, depth, from_at, until_at FROM ${PATHS} WHERE ancestor_id = @agentId AND (depth > 0 OR @countSelf))`;
const COUNTS = `instr(@categories, '"' || q.category || '"') > 0`;

/** As `run-figures.repository.ts` counts for many, for one agent whatever the terms: what an offer would have come to. */
const playOf = (
  rollup: string,
) => `SELECT q.member_id, q.category, q.stake_minor, q.valid_minor, q.payout_minor, 0 late_valid, 0 late_payout
    FROM ${TEAM} t CROSS JOIN ${rollup} q ON q.member_id = t.member_id AND q.at >= @from AND q.at < @to
      AND q.path_version >= t.from_at AND q.path_version < t.until_at WHERE ${COUNTS}
  UNION ALL
  SELECT q.member_id, q.category, 0, -q.valid_delta_minor, -q.payout_delta_minor, q.valid_delta_minor, q.payout_delta_minor
    FROM ${TEAM} t CROSS JOIN ${CORRECTED_PLAY} q ON q.member_id = t.member_id AND q.at >= @from AND q.at < @to
      AND q.settled_at < @from AND q.placed_at >= t.from_at AND q.placed_at < t.until_at WHERE ${COUNTS}`;

export const teamFigures = repository(({ sqlite }) => {
  const ofRollup = (rollup: string) => ({
    sums: sqlite.prepare<[TeamQuestion], Omit<RunSums, 'contractId'>>(
      `SELECT category, sum(valid_minor) turnoverMinor, sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor,
         sum(late_valid) lateValidMinor, sum(late_payout) latePayoutMinor FROM (${playOf(rollup)}) GROUP BY category ORDER BY category`,
    ),
    active: sqlite.prepare<[TeamQuestion & { most: number }], ActivePlayer & { total: number }>(
      `SELECT member_id memberId, sum(valid_minor) validMinor, count(*) OVER () total FROM (${playOf(rollup)}) GROUP BY member_id
       HAVING sum(valid_minor) >= max(1, @activeValidBet) ORDER BY 2 DESC, 1 LIMIT @most`,
    ),
  });
  const bySlots = ofRollup(PLAY_SLOTS);
  const byDays = ofRollup(PLAY_DAYS);
  const cash = sqlite.prepare<[TeamQuestion], { bonusMinor: number; rebateMinor: number; depositMinor: number }>(
    `SELECT coalesce(sum(iif(q.category = 'bonus', q.in_minor, 0)), 0) bonusMinor,
       coalesce(sum(iif(q.category = 'rebate', q.in_minor, 0)), 0) rebateMinor,
       coalesce(sum(iif(q.category = 'deposit', q.in_minor, 0)), 0) depositMinor
     FROM ${TEAM} t CROSS JOIN ${CASH_DAYS} q ON q.member_id = t.member_id AND q.at >= @from AND q.at < @to
       AND q.path_version >= t.from_at AND q.path_version < t.until_at`,
  );
  const of = ({ kind }: Stream) => (kind === 'realtime' || kind === 'hourly' ? bySlots : byDays);
  return {
    sums: (stream: Stream, question: TeamQuestion) => of(stream).sums.all(question),
    /** Who was active, by what they validly bet, and how many in all. */
    active: (stream: Stream, question: TeamQuestion, most: number): { players: ActivePlayer[]; total: number } => {
      const players = of(stream).active.all({ ...question, most });
      return { players, total: players[0]?.total ?? 0 };
    },
    cash: (question: TeamQuestion) => cash.get(question) ?? { bonusMinor: 0, rebateMinor: 0, depositMinor: 0 },
  };
});
