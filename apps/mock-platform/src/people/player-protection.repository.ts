import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { memberProtection } from './player-protection.table';

type Row = typeof memberProtection.$inferSelect;

export const playerProtectionRepository = repository(({ db }) => {
  const isMember = eq(memberProtection.memberId, sql.placeholder('memberId'));
  const find = db.select().from(memberProtection).where(isMember).prepare();
  const limits = given(memberProtection, 'limits');
  const breaks = given(memberProtection, 'breakKind', 'breakFrom', 'breakUntil');
  const keepLimits = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...limits })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: limits })
    .prepare();
  const keepBreak = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...breaks, limits: {} })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: breaks })
    .prepare();
  const care = given(memberProtection, 'checkIn', 'rewardsHeldUntil');
  const keepCheckIn = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...care, limits: {} })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: care })
    .prepare();
  const closed = given(memberProtection, 'closedAt');
  const keepClosed = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...closed, limits: {} })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: closed })
    .prepare();
  return {
    find: (memberId: string) => find.get({ memberId }),
    keepLimits: (memberId: string, limits: OwnLimits) => void keepLimits.run({ memberId, limits }),
    keepBreak: (row: Pick<Row, 'memberId' | 'breakKind' | 'breakFrom' | 'breakUntil'>) => void keepBreak.run(row),
    keepClosed: (row: Pick<Row, 'memberId' | 'closedAt'>) => void keepClosed.run(row),
    keepCheckIn: (row: Pick<Row, 'memberId' | 'checkIn' | 'rewardsHeldUntil'>) => void keepCheckIn.run(row),
  };
});
