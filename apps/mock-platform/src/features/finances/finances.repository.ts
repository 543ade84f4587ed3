import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { given } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { financeChecks } from './finances.table';

export type CheckRow = typeof financeChecks.$inferSelect;

const value = sql.placeholder;
const { id, memberId, found } = financeChecks;

export const financesRepository = repository(({ db }) => {
  const isCheck = eq(id, value('id'));
  const insert = db
    .insert(financeChecks)
    .values(given(financeChecks, 'memberId', 'netMinor', 'askedAt'))
    .returning({ id })
    .prepare();
  const latest = db
    .select()
    .from(financeChecks)
    .where(eq(memberId, value('memberId')))
    .orderBy(desc(id))
    .limit(1)
    .prepare();
  const answer = db
    .update(financeChecks)
    .set(given(financeChecks, 'found', 'foundAt'))
    .where(and(isCheck, isNull(found)))
    .prepare();
  const clear = db.update(financeChecks).set(given(financeChecks, 'clearedAt')).where(isCheck).prepare();
  return {
    insert(row: Pick<CheckRow, 'memberId' | 'netMinor' | 'askedAt'>): number {
      const kept = insert.get(row);
      if (!kept) throw new Error(`the check of ${row.memberId} was not kept`);
      return kept.id;
    },
    latest: (of: string): CheckRow | null => latest.get({ memberId: of }) ?? null,
    /** Answered once. */
    answer: (row: Pick<CheckRow, 'id' | 'found' | 'foundAt'>): void => void answer.run(row),
    clear: (row: Pick<CheckRow, 'id' | 'clearedAt'>): void => void clear.run(row),
  };
});
