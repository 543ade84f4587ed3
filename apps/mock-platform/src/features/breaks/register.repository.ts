import { desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { registerChecks } from './register.table';

export type RegisterCheck = Omit<typeof registerChecks.$inferSelect, 'id'>;

const value = sql.placeholder;

export const registerRepository = repository(({ db }) => {
  const append = db.insert(registerChecks).values(givenAll(registerChecks, 'id')).prepare();
  const latest = db.select().from(registerChecks).orderBy(desc(registerChecks.id)).limit(value('most'));
  const all = latest.prepare();
  const ofMember = db
    .select()
    .from(registerChecks)
    .where(eq(registerChecks.memberId, value('memberId')))
    .orderBy(desc(registerChecks.id))
    .limit(value('most'))
    .prepare();
  return {
    append: (check: RegisterCheck): void => void append.run({ ...check }),
    /** The newest first. */
    latest: (most: number): RegisterCheck[] => all.all({ most }),
    latestOf: (memberId: string, most: number): RegisterCheck[] => ofMember.all({ memberId, most }),
  };
});
