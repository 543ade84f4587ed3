import type { GameType } from '@tonalli/contracts/lobby/wire';
import { type CategoryPlay, LOSS_DAYS, LOSS_SLOTS } from '../rollups/play.repository';
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

/**
 * For statements of other tables: what settlements in real money that replaced others changed, with the moments of the
 * bet, of the settlement and of the correction.
 */
export const CORRECTED_PLAY = `(SELECT c.member_id, c.category, b.at placed_at, c.settled_at, c.at,
    c.valid_delta_minor, c.payout_delta_minor
  FROM bet_corrections c JOIN bets b ON b.round_id = c.round_id WHERE c.is_trial = 0)`;
/** The same bet by bet, with the time at which each was placed; what a correction takes off one has the time of the correction. */
export const VALID_STAKES = `(SELECT member_id, round_id, game_type category, at placed_at, settled_at at,
    coalesce(valid_minor, stake_minor) valid_minor FROM bets WHERE status = 'SETTLED' AND is_trial = 0
  UNION ALL SELECT c.member_id, c.round_id, c.category, b.at, c.settled_at, -c.valid_delta_minor
    FROM bet_corrections c JOIN bets b ON b.round_id = c.round_id WHERE c.is_trial = 0
  UNION ALL SELECT c.member_id, c.round_id, c.category, b.at, c.at, c.valid_delta_minor
    FROM bet_corrections c JOIN bets b ON b.round_id = c.round_id WHERE c.is_trial = 0)`;

/** For statements of other tables: the bets in real money that are decided and count as play, as they stand after all corrections. */
export const PLAYED_BETS = `(SELECT member_id, round_id, node_id, vassalage vendor, game_type category, settled_at at, stake_minor,
    coalesce(valid_minor, stake_minor) valid_minor, payout_minor
  FROM bets WHERE status = 'SETTLED' AND is_trial = 0 AND coalesce(valid_minor, stake_minor) > 0)`;

const SUMS = 'sum(bets) bets, sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor';
const COUNTED = 'count(*) bets, sum(stake_minor) stakeMinor, sum(payout_minor) payoutMinor';

/** The first moments of a member's running periods. */
export interface PeriodBegins {
  memberId: string;
  daily: number;
  weekly: number;
  monthly: number;
}

export interface PeriodSums {
  dailyStake: number;
  weeklyStake: number;
  monthlyStake: number;
  dailyLoss: number;
  weeklyLoss: number;
  monthlyLoss: number;
  openStake: number;
  openPaid: number;
}

export interface SlotLoss {
  slot: number;
  /** Below zero where more was won. */
  lossMinor: number;
}

const sumSince = (column: string, period: string) => `coalesce(sum(iif(day >= @${period}, ${column}, 0)), 0)`;
const sumsSince = (column: string, name: string) =>
  ['daily', 'weekly', 'monthly'].map((period) => `${sumSince(column, period)} ${period}${name}`).join(', ');

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
    `SELECT game_type category, ${COUNTED} FROM round_progress p INDEXED BY round_progress_open
       CROSS JOIN bets b ON b.round_id = p.round_id
     WHERE p.member_id = @memberId AND p.is_over = 0 AND at >= @from AND at < @to AND is_trial = 0 GROUP BY game_type`,
  );
  // What a round holds is as good as staked: nobody is asked again when it is.
  const inPeriods = sqlite.prepare<[PeriodBegins], PeriodSums>(
    `SELECT * FROM
       (SELECT ${sumsSince('stake_minor', 'Stake')}, ${sumsSince('loss_minor', 'Loss')} FROM ${LOSS_DAYS}
         WHERE member_id = @memberId AND day >= min(@daily, @weekly, @monthly)),
       (SELECT coalesce(sum(b.stake_minor + coalesce((SELECT sum(value ->> 'amountMinor') FROM json_each(p.hold)), 0)), 0) openStake,
          coalesce(sum(b.payout_minor), 0) openPaid
        FROM round_progress p INDEXED BY round_progress_open CROSS JOIN bets b ON b.round_id = p.round_id
        WHERE p.member_id = @memberId AND p.is_over = 0 AND b.is_trial = 0)`,
  );
  const lossesOfSlots = sqlite.prepare<[{ memberId: string; from: number }], SlotLoss>(
    `SELECT slot, sum(loss_minor) lossMinor FROM ${LOSS_SLOTS} WHERE member_id = @memberId AND slot >= @from GROUP BY slot ORDER BY slot`,
  );
  return {
    /** What a member staked and lost since then, and what is open. */
    inPeriods(begins: PeriodBegins): PeriodSums {
      const sums = inPeriods.get(begins);
      if (!sums) throw new Error('sums are never without a row');
      return sums;
    },
    lossesOfSlots: (memberId: string, from: number): SlotLoss[] => lossesOfSlots.all({ memberId, from }),
    /** By when they were settled. */
    settled: (of: Mine): CategoryPlay[] => settled.all(of),
    /** By when they were placed. */
    open: (of: Mine): CategoryPlay[] => open.all(of),
  };
});

export interface GameTypeTotals {
  gameType: GameType;
  bets: number;
  stakeMinor: number;
  payoutMinor: number;
}
