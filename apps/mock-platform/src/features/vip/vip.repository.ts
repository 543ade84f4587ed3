import type { BonusKind } from '@tonalli/contracts/ledger';
import type { VIP_BONUS_KINDS } from '@tonalli/contracts/vip/wire';
import { mainAccountRecord } from '../../ledger/account-record';
import { repository } from '../../world/world';

export interface VipBonusRow {
  id: number;
  memberId: string;
  kind: (typeof VIP_BONUS_KINDS)[number];
  level: number;
  occasion: string;
  amountMinor: number;
  grantedAt: number;
  expiresAt: number | null;
  claimedAt: number | null;
}

/** A bonus for everyone at a level. */
export type LevelGrant = Pick<VipBonusRow, 'kind' | 'level' | 'occasion' | 'amountMinor' | 'grantedAt' | 'expiresAt'>;

const COLUMNS = `id, member_id memberId, kind, level, occasion, amount_minor amountMinor, granted_at grantedAt,
  expires_at expiresAt, claimed_at claimedAt`;
const INTO = 'INTO vip_bonuses (member_id, kind, level, occasion, amount_minor, granted_at, expires_at)';
export const vipRepository = repository(({ sqlite }) => {
  const addBet = sqlite.prepare<[string, number], { validBetMinor: number }>(
    `INSERT INTO vip_members (member_id, valid_bet_minor) VALUES (?, ?)
     ON CONFLICT (member_id) DO UPDATE SET valid_bet_minor = valid_bet_minor + excluded.valid_bet_minor
     RETURNING valid_bet_minor validBetMinor`,
  );
  const validBet = sqlite.prepare<[string], { validBetMinor: number }>(
    'SELECT valid_bet_minor validBetMinor FROM vip_members WHERE member_id = ?',
  );
  const grant = sqlite.prepare<[LevelGrant & { memberId: string }]>(
    `INSERT ${INTO} VALUES (@memberId, @kind, @level, @occasion, @amountMinor, @grantedAt, @expiresAt)
     ON CONFLICT (member_id, occasion) DO NOTHING`,
  );
  const grantAll = sqlite.prepare<[LevelGrant]>(
    `INSERT ${INTO} SELECT id, @kind, @level, @occasion, @amountMinor, @grantedAt, @expiresAt
     FROM members WHERE vip_level = @level AND status = 'active'
     ON CONFLICT (member_id, occasion) DO NOTHING`,
  );
  const waiting = sqlite.prepare<[{ memberId: string; now: number }], VipBonusRow>(
    `SELECT ${COLUMNS} FROM vip_bonuses WHERE member_id = @memberId AND claimed_at IS NULL
       AND (expires_at IS NULL OR expires_at > @now) ORDER BY granted_at, id`,
  );
  const own = sqlite.prepare<[number, string], VipBonusRow>(
    `SELECT ${COLUMNS} FROM vip_bonuses WHERE id = ? AND member_id = ?`,
  );
  const claim = sqlite.prepare<[{ id: number; now: number }]>(
    `UPDATE vip_bonuses SET claimed_at = @now WHERE id = @id AND claimed_at IS NULL
       AND (expires_at IS NULL OR expires_at > @now)`,
  );
  const validBetsBefore = sqlite.prepare<[number], { memberId: string; stakeMinor: number }>(
    `SELECT member_id memberId, sum(stake_minor) stakeMinor FROM bets
     WHERE is_trial = 0 AND status = 'SETTLED' AND at < ? GROUP BY member_id ORDER BY member_id`,
  );
  return {
    /** Adds a bet. Returns the member's valid bets with it, in minor units. */
    addBet: (memberId: string, stakeMinor: number): number => addBet.get(memberId, stakeMinor)?.validBetMinor ?? 0,
    validBetMinor: (memberId: string): number => validBet.get(memberId)?.validBetMinor ?? 0,
    /** Of everyone, from the bets themselves: reads them all. */
    validBetsBefore: (beforeMs: number) => validBetsBefore.all(beforeMs),
    /** Does nothing when the member has had a bonus for this occasion. */
    grant: (memberId: string, bonus: LevelGrant) => void grant.run({ ...bonus, memberId }),
    grantToLevel: (bonus: LevelGrant) => void grantAll.run(bonus),
    waiting: (memberId: string, now: number): VipBonusRow[] => waiting.all({ memberId, now }),
    own: (id: number, memberId: string): VipBonusRow | null => own.get(id, memberId) ?? null,
    /** False when it was claimed already or has lapsed. */
    claim: (id: number, now: number): boolean => claim.run({ id, now }).changes === 1,
    /** The bonuses that came in. */
    received: mainAccountRecord<BonusKind>(sqlite),
  };
});
