import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { chatSessions } from './chat.table';

export type ChatSession = typeof chatSessions.$inferSelect;

const value = sql.placeholder;

export const chatSessionRepository = repository(({ db }) => {
  const insert = db.insert(chatSessions).values(givenAll(chatSessions, 'tokenHash')).prepare();
  const use = db
    .update(chatSessions)
    .set(given(chatSessions, 'tokenHash', 'expiresAt'))
    .where(
      and(
        eq(chatSessions.launchHash, value('launchHash')),
        isNull(chatSessions.tokenHash),
        gt(chatSessions.expiresAt, value('now')),
      ),
    )
    .returning()
    .prepare();
  const ofToken = db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.tokenHash, value('tokenHash')), gt(chatSessions.expiresAt, value('now'))))
    .prepare();
  const drop = db
    .delete(chatSessions)
    .where(and(eq(chatSessions.memberId, value('memberId')), lt(chatSessions.expiresAt, value('now'))))
    .prepare();
  return {
    insert: (launch: Omit<ChatSession, 'tokenHash'>): void => void insert.run({ ...launch }),
    /** Once, and in time. */
    use: (launch: { launchHash: string; tokenHash: string; expiresAt: number; now: number }): ChatSession | undefined =>
      use.get({ ...launch }),
    ofToken: (tokenHash: string, now: number): ChatSession | undefined => ofToken.get({ tokenHash, now }),
    /** Those of a member that are over. */
    drop: (memberId: string, now: number): void => void drop.run({ memberId, now }),
  };
});
