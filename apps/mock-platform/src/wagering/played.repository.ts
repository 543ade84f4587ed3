import type { GameType } from '@tonalli/contracts/lobby/wire';
import { type Below, isBelow } from '../people/downline.repository';
import type { CategoryPlay, MemberPlay } from '../rollups/play.repository';
import type { Span } from '../rollups/time-parts';
import { repository } from '../world/world';

type Mine = { memberId: string } & Span;

/**
 * For statements of other tables: the bets in real money that are decided, with the time at which they were. One that was
 * corrected counts as it was settled at first, and the difference when it was corrected.
 */
export const SETTLED_PLAY = `(SELECT member_id, game_type category, settled_at at, stake_minor,
    coalesce(valid_minor, stake_minor) valid_minor, payout_minor, 1 bets FROM bets WHERE status = 'SETTLED' AND is_trial = 0
  UNION ALL SELECT member_id, category, settled_at, 0, -valid_delta_minor, -payout_delta_minor, 0 FROM bet_corrections WHERE is_trial = 0
  UNION ALL SELECT member_id, category, at, 0, valid_delta_minor, payout_delta_minor, 0 FROM bet_corrections WHERE is_trial = 0)`;

const SUMS = 'sum(bets) bets, sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor';
const COUNTED = 'count(*) bets, sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor';

export const playedRepository = repository(({ sqlite }) => {
  // Nearly all bets are settled as they are placed; the index of the others is small.
  const settled = sqlite.prepare<[Mine], CategoryPlay>(
    `SELECT category, ${SUMS} FROM (
       SELECT game_type category, stake_minor, payout_minor, 1 bets FROM bets INDEXED BY bets_member
        WHERE member_id = @memberId AND at >= @from AND at < @to AND status = 'SETTLED' AND is_trial = 0 AND settled_at = at
       UNION ALL SELECT game_type, stake_minor, payout_minor, 1 FROM bets INDEXED BY bets_late
        WHERE member_id = @memberId AND settled_at >= @from AND settled_at < @to AND status = 'SETTLED' AND is_trial = 0
          AND settled_at > at
       UNION ALL SELECT category, 0, -payout_delta_minor, 0 FROM bet_corrections
        WHERE member_id = @memberId AND settled_at >= @from AND settled_at < @to AND is_trial = 0
       UNION ALL SELECT category, 0, payout_delta_minor, 0 FROM bet_corrections
        WHERE member_id = @memberId AND at >= @from AND at < @to AND is_trial = 0)
     GROUP BY category`,
  );
  const open = sqlite.prepare<[Mine], CategoryPlay>(
    `SELECT game_type category, ${COUNTED} FROM bets INDEXED BY bets_open
     WHERE status = 'PENDING' AND at >= @from AND at < @to AND member_id = @memberId AND is_trial = 0 GROUP BY game_type`,
  );
  const openBelow = sqlite.prepare<[Below & Span], MemberPlay>(
    `SELECT member_id memberId, ${COUNTED} FROM bets INDEXED BY bets_open
     WHERE status = 'PENDING' AND at >= @from AND at < @to AND is_trial = 0 AND ${isBelow('member_id')} GROUP BY member_id`,
  );
  return {
    /** By when they were settled. */
    settled: (of: Mine): CategoryPlay[] => settled.all(of),
    /** By when they were placed. */
    open: (of: Mine): CategoryPlay[] => open.all(of),
    openBelow: (of: Below, span: Span): MemberPlay[] => openBelow.all({ ...of, ...span }),
  };
});

export interface GameTypeTotals {
  gameType: GameType;
  bets: number;
  stakeMinor: number;
  payoutMinor: number;
}
