import { and, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { verificationRequests } from './session.table';

const value = sql.placeholder;

/** What was asked for and is bounded in number, such as mails to one member. */
export const requestRepository = repository(({ db }) => {
  const insert = db.insert(verificationRequests).values(givenAll(verificationRequests, 'id')).prepare();
  const later = db
    .select({ count: count(), last: max(verificationRequests.at) })
    .from(verificationRequests)
    .where(and(eq(verificationRequests.key, value('key')), gt(verificationRequests.at, value('after'))))
    .prepare();
  const forget = db
    .delete(verificationRequests)
    .where(lte(verificationRequests.at, value('until')))
    .prepare();
  return {
    insert: (key: string, at: number): void => void insert.run({ key, at }),
    since: (key: string, after: number) => later.get({ key, after }) ?? { count: 0, last: null },
    forget: (until: number): void => void forget.run({ until }),
  };
});
