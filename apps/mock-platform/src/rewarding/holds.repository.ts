import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { rewardHolds } from './holds.table';

export type RewardHold = typeof rewardHolds.$inferSelect;

const value = sql.placeholder;

export const holdsRepository = repository(({ db }) => {
  const { id, memberId, until, releasedAt } = rewardHolds;
  const isOpen = and(isNull(releasedAt), gt(until, value('now')));
  const insert = db
    .insert(rewardHolds)
    .values(givenAll(rewardHolds, 'id', 'releasedAt'))
    .prepare();
  const open = db
    .select()
    .from(rewardHolds)
    .where(and(eq(memberId, value('memberId')), isOpen))
    .orderBy(desc(id))
    .limit(1)
    .prepare();
  const all = db.select().from(rewardHolds).where(isOpen).orderBy(asc(until), asc(id)).prepare();
  const release = db
    .update(rewardHolds)
    .set(given(rewardHolds, 'releasedAt'))
    .where(eq(id, value('id')))
    .prepare();
  return {
    insert: (hold: Omit<RewardHold, 'id' | 'releasedAt'>): void => void insert.run({ ...hold }),
    /** The one that holds now. */
    open: (of: { memberId: string; now: number }): RewardHold | null => open.get(of) ?? null,
    /** All that hold now, the oldest first. */
    allOpen: (now: number): RewardHold[] => all.all({ now }),
    release: (of: { id: number; releasedAt: number }): void => void release.run(of),
  };
});
