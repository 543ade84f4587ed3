import { wasMoved } from '../../ledger/relations';
import { repository } from '../../world/world';

export interface InvitedRow {
  nickname: string;
  joinedAt: number;
  /** 0 or 1, as SQLite keeps it. */
  hasDeposited: number;
  hasBet: number;
}

export interface InvitedTotals {
  invited: number;
  deposited: number;
  active: number;
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

interface Span {
  /** From (inclusive) and to (exclusive), milliseconds since epoch. */
  from: number;
  to: number;
}

/** A bet that was settled in the span may have been placed so long before it. */
const LONGEST_OPEN_MS = 45 * 24 * 60 * 60 * 1_000;
const HAS_DEPOSITED = wasMoved('r.member_id', 'member.main', 'deposit.credit');
const HAS_BET = `EXISTS (SELECT 1 FROM bets b INDEXED BY bets_member WHERE b.member_id = r.member_id AND b.is_trial = 0
  AND b.status = 'SETTLED')`;

export const referralRepository = repository(({ sqlite }) => {
  const insert = sqlite.prepare<[{ memberId: string; referrerId: string; joinedAt: number }]>(
    `INSERT INTO referrals (member_id, referrer_id, joined_at) VALUES (@memberId, @referrerId, @joinedAt)
     ON CONFLICT (member_id) DO NOTHING`,
  );
  const totals = sqlite.prepare<[string], InvitedTotals>(
    `SELECT count(*) invited, coalesce(sum(${HAS_DEPOSITED}), 0) deposited, coalesce(sum(${HAS_BET}), 0) active
     FROM referrals r WHERE r.referrer_id = ?`,
  );
  const page = sqlite.prepare<[string, number, number], InvitedRow>(
    `SELECT m.nickname, r.joined_at joinedAt, ${HAS_DEPOSITED} hasDeposited, ${HAS_BET} hasBet
     FROM referrals r JOIN members m ON m.id = r.member_id WHERE r.referrer_id = ?
     ORDER BY r.joined_at DESC, r.member_id DESC LIMIT ? OFFSET ?`,
  );
  const turnover = sqlite.prepare<[Span & { placedFrom: number }], Turnover>(
    `SELECT r.referrer_id referrerId, count(DISTINCT b.member_id) active, sum(b.stake_minor) validBetMinor
     FROM referrals r JOIN members m ON m.id = r.referrer_id AND m.status = 'active'
     CROSS JOIN bets b INDEXED BY bets_member ON b.member_id = r.member_id AND b.at >= @placedFrom AND b.at < @to
     WHERE b.is_trial = 0 AND b.status = 'SETTLED' AND b.settled_at >= @from AND b.settled_at < @to
     GROUP BY r.referrer_id ORDER BY r.referrer_id`,
  );
  const joinedSince = sqlite.prepare<[number], { memberId: string; joinedAt: number }>(
    `SELECT m.id memberId, m.created_at joinedAt FROM members m LEFT JOIN referrals r ON r.member_id = m.id
     LEFT JOIN bets b ON b.member_id = m.id AND b.is_trial = 0
     WHERE m.created_at > ? AND m.type = 0 AND r.member_id IS NULL
     GROUP BY m.id ORDER BY coalesce(sum(b.stake_minor), 0) DESC, m.id`,
  );
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
    totals: (referrerId: string): InvitedTotals => totals.get(referrerId) ?? { invited: 0, deposited: 0, active: 0 },
    page: (referrerId: string, limit: number, offset: number): InvitedRow[] => page.all(referrerId, limit, offset),
    /** Of all referrers who are not suspended: bets in real money that were settled in the span. */
    turnover: ({ from, to }: Span): Turnover[] => turnover.all({ from, to, placedFrom: from - LONGEST_OPEN_MS }),
    /** Whom nobody has invited of the members who joined since then, who bet most first: reads all their bets. */
    joinedSince: (since: number) => joinedSince.all(since),
    /** False when the day was credited before. */
    insertEarning: (earning: EarningRow & { referrerId: string }): boolean => insertEarning.run(earning).changes === 1,
    earned: (referrerId: string) => earned.get(referrerId) ?? { days: 0, amountMinor: 0 },
    earnings: (referrerId: string, limit: number, offset: number): EarningRow[] =>
      earnings.all(referrerId, limit, offset),
  };
});
