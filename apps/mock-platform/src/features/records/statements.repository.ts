import { desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { statements } from './statements.table';

export type StoredStatement = typeof statements.$inferSelect;

export const statementsRepository = repository(({ db }) => {
  const insert = db.insert(statements).values(givenAll(statements)).prepare();
  const ofMember = db
    .select()
    .from(statements)
    .where(eq(statements.memberId, sql.placeholder('memberId')))
    .orderBy(desc(statements.month))
    .prepare();
  return {
    /** Throws where the month was fixed before. */
    insert: (statement: StoredStatement): void => void insert.run({ ...statement }),
    /** Newest first. */
    ofMember: (memberId: string): StoredStatement[] => ofMember.all({ memberId }),
  };
});
