import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { feedback, feedbackReplies } from './help.table';

export type Feedback = typeof feedback.$inferSelect;
type Reply = Omit<typeof feedbackReplies.$inferSelect, 'id'>;

const value = sql.placeholder;
const isOfMember = eq(feedback.memberId, value('memberId'));

export const feedbackRepository = repository(({ db }) => {
  const insert = db.insert(feedback).values(givenAll(feedback, 'id')).returning({ id: feedback.id }).prepare();
  const find = db
    .select()
    .from(feedback)
    .where(eq(feedback.id, value('id')))
    .prepare();
  const newestFirst = () => db.select().from(feedback).orderBy(desc(feedback.id)).limit(value('limit'));
  const page = newestFirst().where(isOfMember).offset(value('offset')).prepare();
  const newest = newestFirst().prepare();
  const countOf = db.select({ rows: count() }).from(feedback).where(isOfMember).prepare();
  const reply = db.insert(feedbackReplies).values(givenAll(feedbackReplies, 'id')).prepare();
  const replies = db
    .select({ text: feedbackReplies.text, at: feedbackReplies.at })
    .from(feedbackReplies)
    .where(eq(feedbackReplies.feedbackId, value('feedbackId')))
    .orderBy(asc(feedbackReplies.id))
    .prepare();
  return {
    /** Its number. */
    insert(written: Omit<Feedback, 'id'>): number {
      const row = insert.get(written);
      if (!row) throw new Error('the feedback was not kept');
      return row.id;
    },
    find: (id: number): Feedback | undefined => find.get({ id }),
    /** A member's own, newest first. */
    page: (of: { memberId: string; limit: number; offset: number }): Feedback[] => page.all(of),
    count: (memberId: string): number => countOf.get({ memberId })?.rows ?? 0,
    /** Of everybody. */
    newest: (limit: number): Feedback[] => newest.all({ limit }),
    reply: (answer: Reply): void => void reply.run(answer),
    /** In the order in which they were given. */
    replies: (feedbackId: number) => replies.all({ feedbackId }),
  };
});
