import type { BonusKind } from '@tonalli/contracts/ledger';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { mainAccountRecord } from '../../ledger/account-record';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { vipBonuses } from './vip.table';

type VipBonus = typeof vipBonuses.$inferSelect;

/** What everyone at a level gets. */
export type LevelGrant = Omit<VipBonus, 'id' | 'memberId' | 'claimedAt'>;

const value = sql.placeholder;
const isBonus = eq(vipBonuses.id, value('id'));
const isOfMember = eq(vipBonuses.memberId, value('memberId'));

export const vipRepository = repository(({ db, sqlite }) => {
  const isOpen = and(
    isNull(vipBonuses.claimedAt),
    or(isNull(vipBonuses.expiresAt), gt(vipBonuses.expiresAt, value('now'))),
  );
  const grant = db
    .insert(vipBonuses)
    .values(givenAll(vipBonuses, 'id', 'claimedAt'))
    .onConflictDoNothing({ target: [vipBonuses.memberId, vipBonuses.occasion] })
    .prepare();
  const waiting = db
    .select()
    .from(vipBonuses)
    .where(and(isOfMember, isOpen))
    .orderBy(asc(vipBonuses.grantedAt), asc(vipBonuses.id))
    .prepare();
  const own = db.select().from(vipBonuses).where(and(isBonus, isOfMember)).prepare();
  const claim = db.update(vipBonuses).set(given(vipBonuses, 'claimedAt')).where(and(isBonus, isOpen)).prepare();
  const lapse = db.update(vipBonuses).set(given(vipBonuses, 'expiresAt')).where(and(isOfMember, isOpen)).prepare();
  const { expiresAt } = vipBonuses;
  const putOff = db
    .update(vipBonuses)
    .set({ expiresAt: sql`${expiresAt} + ${value('byMs')}` })
    .where(and(isOfMember, isOpen, isNotNull(expiresAt)))
    .prepare();
  return {
    /** All that waits for a member and would lapse does so later. */
    putOff: (of: { memberId: string; now: number; byMs: number }): void => void putOff.run(of),
    /** All that waits for a member can be claimed no more. */
    lapse: (memberId: string, now: number): void => void lapse.run({ memberId, now, expiresAt: now }),
    /** Does nothing when the member has had a bonus for this occasion. */
    grant: (memberId: string, bonus: LevelGrant) => void grant.run({ ...bonus, memberId }),
    waiting: (memberId: string, now: number): VipBonus[] => waiting.all({ memberId, now }),
    own: (id: number, memberId: string): VipBonus | null => own.get({ id, memberId }) ?? null,
    /** False when it was claimed already or has lapsed. */
    claim: (id: number, now: number): boolean => claim.run({ id, now, claimedAt: now }).changes === 1,
    /** The bonuses that came in. */
    received: mainAccountRecord<BonusKind>(sqlite),
  };
});
