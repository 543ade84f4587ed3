import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { accountClosures } from './closures.table';

export type Closure = typeof accountClosures.$inferSelect;

const value = sql.placeholder;

/** For statements of other tables: accounts that are closed still. */
export const CLOSED = `(SELECT k.member_id, k.closed_at, m.status FROM account_closures k
  JOIN members m ON m.id = k.member_id WHERE k.reopened_at IS NULL)`;

export const closuresRepository = repository(({ db }) => {
  const isIt = eq(accountClosures.id, value('id'));
  const isOpen = isNull(accountClosures.reopenedAt);
  const insert = db
    .insert(accountClosures)
    .values(givenAll(accountClosures, 'id', 'reopenedAt', 'reopenReason'))
    .prepare();
  const current = db
    .select()
    .from(accountClosures)
    .where(and(eq(accountClosures.memberId, value('memberId')), isOpen))
    .orderBy(desc(accountClosures.id))
    .limit(1)
    .prepare();
  const newest = db
    .select()
    .from(accountClosures)
    .where(isOpen)
    .orderBy(desc(accountClosures.id))
    .limit(value('limit'))
    .prepare();
  const setPayout = db.update(accountClosures).set(given(accountClosures, 'withdrawalId')).where(isIt).prepare();
  const reopen = db
    .update(accountClosures)
    .set(given(accountClosures, 'reopenedAt', 'reopenReason'))
    .where(isIt)
    .prepare();
  return {
    insert: (closure: Omit<Closure, 'id' | 'reopenedAt' | 'reopenReason'>): void => void insert.run(closure),
    /** By which a member's account is closed; null: it is not. */
    current: (memberId: string): Closure | null => current.get({ memberId }) ?? null,
    /** Of accounts that are closed still, the newest first. */
    newest: (limit: number): Closure[] => newest.all({ limit }),
    setPayout: (id: number, withdrawalId: number): void => void setPayout.run({ id, withdrawalId }),
    reopen: (of: Pick<Closure, 'id' | 'reopenedAt' | 'reopenReason'>): void => void reopen.run(of),
  };
});
