import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { downlineActivity } from './downlines.table';

export type Activity = typeof downlineActivity.$inferSelect;

const value = sql.placeholder;

export const activityRepository = repository(({ db }) => {
  const insert = db.insert(downlineActivity).values(givenAll(downlineActivity, 'id')).prepare();
  const page = db
    .select()
    .from(downlineActivity)
    .where(and(eq(downlineActivity.readerId, value('readerId')), lt(downlineActivity.id, value('before'))))
    .orderBy(desc(downlineActivity.id))
    .limit(value('limit'))
    .prepare();
  const opened = db
    .select({ id: downlineActivity.id })
    .from(downlineActivity)
    .where(and(eq(downlineActivity.personId, value('personId')), eq(downlineActivity.kind, 'opened')))
    .limit(1)
    .prepare();
  return {
    insert: (activity: Omit<Activity, 'id'>): void => void insert.run(activity),
    /** Newest first. */
    page: (of: { readerId: string; before: number; limit: number }): Activity[] => page.all(of),
    /** Whether somebody else opened the account. */
    wasOpened: (personId: string): boolean => opened.get({ personId }) !== undefined,
  };
});
