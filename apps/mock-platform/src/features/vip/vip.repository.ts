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

/** What everyone at a level gets. */
export type LevelGrant = Pick<VipBonusRow, 'kind' | 'level' | 'occasion' | 'amountMinor' | 'grantedAt' | 'expiresAt'>;

const COLUMNS = `id, member_id memberId, kind, level, occasion, amount_minor amountMinor, granted_at grantedAt,
  expires_at expiresAt, claimed_at claimedAt`;
const INTO = 'INTO vip_bonuses (member_id, kind, level, occasion, amount_minor, granted_at, expires_at)';

export const vipRepository = repository(({ sqlite }) => {
  const grant = sqlite.prepare<[LevelGrant & { memberId: string }]>(
    `INSERT ${INTO} VALUES (@memberId, @kind, @level, @occasion, @amountMinor, @grantedAt, @expiresAt)
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
  return {
    /** Does nothing when the member has had a bonus for this occasion. */
    grant: (memberId: string, bonus: LevelGrant) => void grant.run({ ...bonus, memberId }),
    waiting: (memberId: string, now: number): VipBonusRow[] => waiting.all({ memberId, now }),
    own: (id: number, memberId: string): VipBonusRow | null => own.get(id, memberId) ?? null,
    /** False when it was claimed already or has lapsed. */
    claim: (id: number, now: number): boolean => claim.run({ id, now }).changes === 1,
    /** The bonuses that came in. */
    received: mainAccountRecord<BonusKind>(sqlite),
  };
});
