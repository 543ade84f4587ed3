import { desc, eq, inArray, max, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { marketingConsents } from './consents.table';

export type ConsentRow = Omit<typeof marketingConsents.$inferSelect, 'id'>;

const value = sql.placeholder;
const { id, memberId, product, channel } = marketingConsents;

export const consentsRepository = repository(({ db }) => {
  const isOfMember = eq(memberId, value('memberId'));
  const insert = db.insert(marketingConsents).values(givenAll(marketingConsents, 'id')).prepare();
  const latestIds = db
    .select({ id: max(id) })
    .from(marketingConsents)
    .where(isOfMember)
    .groupBy(product, channel);
  const latest = db.select().from(marketingConsents).where(inArray(id, latestIds)).prepare();
  const newest = db
    .select()
    .from(marketingConsents)
    .where(isOfMember)
    .orderBy(desc(id))
    .limit(value('limit'))
    .prepare();
  return {
    insert: (row: ConsentRow): void => void insert.run(row),
    /** What the member said last, of each product and channel of which they said anything. */
    latest: (of: string): ConsentRow[] => latest.all({ memberId: of }),
    newest: (of: string, limit: number): ConsentRow[] => newest.all({ memberId: of, limit }),
  };
});
