import { desc, sql } from 'drizzle-orm';
import { givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { emails } from './mail.table';

export type Email = Omit<typeof emails.$inferSelect, 'id'>;

const value = sql.placeholder;
const { address, subject, text, sentAt } = emails;

export const mailRepository = repository(({ db }) => {
  const insert = db.insert(emails).values(givenAll(emails, 'id')).prepare();
  const list = db
    .select({ address, subject, text, sentAt })
    .from(emails)
    .where(sql`${value('address')} IS NULL OR ${address} = ${value('address')}`)
    .orderBy(desc(emails.id))
    .limit(value('limit'))
    .prepare();
  return {
    insert: (email: Email): void => void insert.run(email),
    /** Newest first, of one address or all. */
    list: (of: { address: string | null; limit: number }): Email[] => list.all(of),
  };
});
