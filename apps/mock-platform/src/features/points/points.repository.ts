import type { PointEntryType, PointRewardType, RedemptionStatus } from '@tonalli/contracts/points/wire';
import { repository } from '../../world/world';

export interface AccountRow {
  balance: number;
  /** Of the member's valid bets, those that points were given for. */
  givenBetMinor: number;
  /** Those from before points were given at all. */
  earlierBetMinor: number;
}

export interface EntryRow {
  id: number;
  key: string;
  memberId: string;
  type: PointEntryType;
  points: number;
  balanceAfter: number;
  amountMinor: number | null;
  redemptionId: number | null;
  at: number;
}

/** An entry with the reward it was for. */
export interface ListedEntry extends EntryRow {
  nameEs: string | null;
  nameEn: string | null;
  quantity: number | null;
}

export interface RewardRow {
  id: string;
  type: PointRewardType;
  nameEs: string;
  nameEn: string;
  descriptionEs: string;
  descriptionEn: string;
  points: number;
  requiredBetMinor: number;
  bonusMinor: number | null;
  stockTotal: number;
  stock: number;
  rank: number;
}

export interface RedemptionRow {
  id: number;
  memberId: string;
  rewardId: string;
  quantity: number;
  points: number;
  status: RedemptionStatus;
  at: number;
  reviewedAt: number | null;
}

/** A request with its reward. */
export interface ListedRedemption extends RedemptionRow {
  type: PointRewardType;
  nameEs: string;
  nameEn: string;
}

export interface PageFilter<Kind> {
  memberId: string;
  /** Null: all. */
  only: Kind | null;
  limit: number;
  offset: number;
}

const ENTRY = `e.id, e.key, e.member_id memberId, e.type, e.points, e.balance_after balanceAfter,
  e.amount_minor amountMinor, e.redemption_id redemptionId, e.at`;
const REWARD = `id, type, name_es nameEs, name_en nameEn, description_es descriptionEs, description_en descriptionEn,
  points, required_bet_minor requiredBetMinor, bonus_minor bonusMinor, stock_total stockTotal, stock, rank`;
const REDEMPTION = 'id, member_id memberId, reward_id rewardId, quantity, points, status, at, reviewed_at reviewedAt';
const LISTED = `r.${REDEMPTION.replaceAll(', ', ', r.')}, w.type, w.name_es nameEs, w.name_en nameEn`;

export const pointsRepository = repository(({ sqlite }) => ({
  account: sqlite.prepare<[string], AccountRow>(
    `SELECT balance, given_bet_minor givenBetMinor, earlier_bet_minor earlierBetMinor
     FROM point_accounts WHERE member_id = ?`,
  ),
  giveForBet: sqlite.prepare<[string, number]>(
    `INSERT INTO point_accounts (member_id, given_bet_minor) VALUES (?, ?)
     ON CONFLICT (member_id) DO UPDATE SET given_bet_minor = given_bet_minor + excluded.given_bet_minor`,
  ),
  openAccount: sqlite.prepare<[string]>('INSERT INTO point_accounts (member_id) VALUES (?) ON CONFLICT DO NOTHING'),
  move: sqlite.prepare<[number, string], { balance: number }>(
    'UPDATE point_accounts SET balance = balance + ? WHERE member_id = ? RETURNING balance',
  ),
  entryOfKey: sqlite.prepare<[string], EntryRow>(`SELECT ${ENTRY} FROM point_entries e WHERE e.key = ?`),
  insertEntry: sqlite.prepare<[Omit<EntryRow, 'id'>], { id: number }>(
    `INSERT INTO point_entries (key, member_id, type, points, balance_after, amount_minor, redemption_id, at)
     VALUES (@key, @memberId, @type, @points, @balanceAfter, @amountMinor, @redemptionId, @at) RETURNING id`,
  ),
  countEntries: sqlite.prepare<[Omit<PageFilter<PointEntryType>, 'limit' | 'offset'>], { rows: number }>(
    'SELECT count(*) rows FROM point_entries WHERE member_id = @memberId AND (@only IS NULL OR type = @only)',
  ),
  pageEntries: sqlite.prepare<[PageFilter<PointEntryType>], ListedEntry>(
    `SELECT ${ENTRY}, w.name_es nameEs, w.name_en nameEn, r.quantity
     FROM point_entries e LEFT JOIN point_redemptions r ON r.id = e.redemption_id
       LEFT JOIN point_rewards w ON w.id = r.reward_id
     WHERE e.member_id = @memberId AND (@only IS NULL OR e.type = @only)
     ORDER BY e.id DESC LIMIT @limit OFFSET @offset`,
  ),

  rewards: sqlite.prepare<[], RewardRow>(`SELECT ${REWARD} FROM point_rewards WHERE is_open = 1 ORDER BY rank`),
  reward: sqlite.prepare<[string], RewardRow>(`SELECT ${REWARD} FROM point_rewards WHERE id = ? AND is_open = 1`),
  insertReward: sqlite.prepare<[RewardRow]>(
    `INSERT INTO point_rewards (id, type, name_es, name_en, description_es, description_en, points,
       required_bet_minor, bonus_minor, stock_total, stock, rank)
     VALUES (@id, @type, @nameEs, @nameEn, @descriptionEs, @descriptionEn, @points,
       @requiredBetMinor, @bonusMinor, @stockTotal, @stock, @rank)`,
  ),
  changeStock: sqlite.prepare<[number, string]>('UPDATE point_rewards SET stock = stock + ? WHERE id = ?'),

  insertRedemption: sqlite.prepare<[Omit<RedemptionRow, 'id'>], { id: number }>(
    `INSERT INTO point_redemptions (member_id, reward_id, quantity, points, status, at, reviewed_at)
     VALUES (@memberId, @rewardId, @quantity, @points, @status, @at, @reviewedAt) RETURNING id`,
  ),
  /** Decides a request once: a second decision finds nothing. */
  decide: sqlite.prepare<[RedemptionStatus, number, number], RedemptionRow>(
    `UPDATE point_redemptions SET status = ?, reviewed_at = ? WHERE id = ? AND status = 'PROCESS'
     RETURNING ${REDEMPTION}`,
  ),
  countRedemptions: sqlite.prepare<[Omit<PageFilter<RedemptionStatus>, 'limit' | 'offset'>], { rows: number }>(
    'SELECT count(*) rows FROM point_redemptions WHERE member_id = @memberId AND (@only IS NULL OR status = @only)',
  ),
  pageRedemptions: sqlite.prepare<[PageFilter<RedemptionStatus>], ListedRedemption>(
    `SELECT ${LISTED} FROM point_redemptions r JOIN point_rewards w ON w.id = r.reward_id
     WHERE r.member_id = @memberId AND (@only IS NULL OR r.status = @only)
     ORDER BY r.id DESC LIMIT @limit OFFSET @offset`,
  ),
  redemptionsOfAll: sqlite.prepare<[RedemptionStatus, number], ListedRedemption>(
    `SELECT ${LISTED} FROM point_redemptions r JOIN point_rewards w ON w.id = r.reward_id
     WHERE r.status = ? ORDER BY r.id DESC LIMIT ?`,
  ),
}));
