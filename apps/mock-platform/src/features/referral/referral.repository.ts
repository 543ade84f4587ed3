import { wasMoved } from '../../ledger/relations';
import { VALID_DAYS } from '../../rollups/play.repository';
import { repository } from '../../world/world';

export interface InvitedRow {
  memberId: string;
  joinedAt: number;
  /** 0 or 1, as SQLite keeps it. */
  hasDeposited: number;
}

export interface InvitedTotals {
  invited: number;
  deposited: number;
}

export interface EarningRow {
  day: string;
  active: number;
  validBetMinor: number;
  rateBasisPoints: number;
  amountMinor: number;
  creditedAt: number;
}

/** What a referrer's invited members bet on one day. */
export interface Turnover {
  referrerId: string;
  active: number;
  validBetMinor: number;
}

const HAS_DEPOSITED = wasMoved('r.member_id', 'member.main', 'deposit.credit');

export const referralRepository = repository(({ sqlite }) => {
  const insert = sqlite.prepare<[{ memberId: string; referrerId: string; joinedAt: number }]>(
    `INSERT INTO referrals (member_id, referrer_id, joined_at) VALUES (@memberId, @referrerId, @joinedAt)
     ON CONFLICT (member_id) DO NOTHING`,
  );
  const totals = sqlite.prepare<[string], InvitedTotals>(
    `SELECT count(*) invited, coalesce(sum(${HAS_DEPOSITED}), 0) deposited
     FROM referrals r WHERE r.referrer_id = ?`,
  );
  const page = sqlite.prepare<[string, number, number], InvitedRow>(
    `SELECT r.member_id memberId, r.joined_at joinedAt, ${HAS_DEPOSITED} hasDeposited
     FROM referrals r WHERE r.referrer_id = ?
     ORDER BY r.joined_at DESC, r.member_id DESC LIMIT ? OFFSET ?`,
  );
  const turnover = sqlite.prepare<[number], Turnover>(
    `SELECT r.referrer_id referrerId, count(DISTINCT d.member_id) active, sum(d.valid_minor) validBetMinor
     FROM referrals r CROSS JOIN ${VALID_DAYS} d ON d.member_id = r.member_id AND d.day = ?
     GROUP BY r.referrer_id ORDER BY r.referrer_id`,
  );
  const invitedBy = sqlite.prepare<[string], string>('SELECT member_id FROM referrals WHERE referrer_id = ?').pluck();
  const isInvited = sqlite.prepare<[string], number>('SELECT 1 FROM referrals WHERE member_id = ?').pluck();
  const insertEarning = sqlite.prepare<[EarningRow & { referrerId: string }]>(
    `INSERT INTO referral_earnings
       (referrer_id, day, active, valid_bet_minor, rate_basis_points, amount_minor, credited_at)
     VALUES (@referrerId, @day, @active, @validBetMinor, @rateBasisPoints, @amountMinor, @creditedAt)
     ON CONFLICT (referrer_id, day) DO NOTHING`,
  );
  const earned = sqlite.prepare<[string], { days: number; amountMinor: number }>(
    `SELECT count(*) days, coalesce(sum(amount_minor), 0) amountMinor FROM referral_earnings WHERE referrer_id = ?`,
  );
  const earnings = sqlite.prepare<[string, number, number], EarningRow>(
    `SELECT day, active, valid_bet_minor validBetMinor, rate_basis_points rateBasisPoints, amount_minor amountMinor,
       credited_at creditedAt FROM referral_earnings WHERE referrer_id = ? ORDER BY day DESC LIMIT ? OFFSET ?`,
  );
  return {
    insert: (referral: { memberId: string; referrerId: string; joinedAt: number }) => void insert.run(referral),
    totals: (referrerId: string): InvitedTotals => totals.get(referrerId) ?? { invited: 0, deposited: 0 },
    page: (referrerId: string, limit: number, offset: number): InvitedRow[] => page.all(referrerId, limit, offset),
    /** Valid bets that were settled on the operator's day that begins then. */
    turnover: (dayStart: number): Turnover[] => turnover.all(dayStart),
    invitedBy: (referrerId: string): string[] => invitedBy.all(referrerId),
    isInvited: (memberId: string): boolean => isInvited.get(memberId) !== undefined,
    /** False when the day was credited before. */
    insertEarning: (earning: EarningRow & { referrerId: string }): boolean => insertEarning.run(earning).changes === 1,
    earned: (referrerId: string) => earned.get(referrerId) ?? { days: 0, amountMinor: 0 },
    earnings: (referrerId: string, limit: number, offset: number): EarningRow[] =>
      earnings.all(referrerId, limit, offset),
  };
});
