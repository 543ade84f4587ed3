import type { BonusKind } from '@tonalli/contracts/ledger';
import { eq, sql } from 'drizzle-orm';
import { mainAccountRecord } from '../../ledger/account-record';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { vipBonuses } from './vip.table';

export type VipBonus = Omit<typeof vipBonuses.$inferSelect, 'id'>;

export const vipRepository = repository(({ db, sqlite }) => {
  const insert = db.insert(vipBonuses).values(givenAll(vipBonuses, 'id')).prepare();
  const ofMember = db
    .select()
    .from(vipBonuses)
    .where(eq(vipBonuses.memberId, sql.placeholder('memberId')))
    .prepare();
  return {
    /** Throws where the member has had one for the occasion. */
    insert: (bonus: VipBonus): void => void insert.run({ ...bonus }),
    /** All that a member ever had. */
    ofMember: (memberId: string): VipBonus[] => ofMember.all({ memberId }),
    /** The bonuses that came in. */
    received: mainAccountRecord<BonusKind>(sqlite),
  };
});
