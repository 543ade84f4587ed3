import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';
import { memberProtection } from './player-protection.table';

type Row = typeof memberProtection.$inferSelect;

/** As many as play at a time. */
const MOST_REMEMBERED = 50_000;

export const playerProtectionRepository = repository(({ db, undoings }) => {
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
  // The guard asks for it with each stake; null: nothing protects the member.
  const remembered = createRowMemory<Row | null>(undoings, MOST_REMEMBERED);
  const keeper =
    <Kept extends { memberId: string }>(statement: { run(row: Kept): unknown }) =>
    (row: Kept): void => {
      statement.run(row);
      remembered.forget(row.memberId);
    };
  return {
    find(memberId: string): Row | null {
      const known = remembered.get(memberId);
      if (known !== undefined) return known;
      const row = find.get({ memberId }) ?? null;
      remembered.keep(memberId, row);
      return row;
    },
    keepLimits: keeper<{ memberId: string; limits: OwnLimits }>(keepLimits),
    keepBreak: keeper<Pick<Row, 'memberId' | 'breakKind' | 'breakFrom' | 'breakUntil'>>(keepBreak),
    keepClosed: keeper<Pick<Row, 'memberId' | 'closedAt'>>(keepClosed),
    keepCheckIn: keeper<Pick<Row, 'memberId' | 'checkIn' | 'rewardsHeldUntil'>>(keepCheckIn),
  };
});
