import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { activeMembers } from '../../people/member-sources.repository';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { sessions } from './session.table';

export type Session = typeof sessions.$inferSelect;

const value = sql.placeholder;
const isSession = eq(sessions.tokenId, value('tokenId'));
const isOfMember = eq(sessions.memberId, value('memberId'));
const isOpen = gt(sessions.expiresAt, value('now'));

const { id, username, account, nickname, type } = activeMembers;
const OF_MEMBER = { tokenId: sessions.tokenId, id, username, account, nickname, type };

/**
 * For statements of other tables: whether the login that an expression of it names is open at `@now`. `EXISTS` would be
 * a join, which is planned anew for every call (docs/decisions/026-queries.md).
 */
export const isLoginOpen = (tokenId: string): string =>
  `(SELECT sessions.expires_at FROM sessions WHERE sessions.token_id = ${tokenId}) > @now`;

/** For statements of other tables: whose sessions there are. */
export const SESSIONS = '(SELECT member_id FROM sessions)';

export const sessionRepository = repository(({ db }) => {
  const insert = db.insert(sessions).values(givenAll(sessions)).prepare();
  const memberByToken = db
    .select({ ...OF_MEMBER, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(activeMembers, eq(activeMembers.id, sessions.memberId))
    // Without the plus this join would be planned anew for every call (docs/decisions/026-queries.md).
    .where(and(eq(sessions.tokenHash, sql`+${value('tokenHash')}`), isOpen))
    .prepare();
  const remove = db.delete(sessions).where(isSession).returning({ memberId: sessions.memberId }).prepare();
  const all = db.select().from(sessions).where(isOfMember).prepare();
  const open = db
    .select()
    .from(sessions)
    .where(and(isOfMember, isOpen))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .prepare();
  const openOne = db.select({ tokenId: sessions.tokenId }).from(sessions).where(and(isSession, isOpen)).prepare();
  const find = db.select().from(sessions).where(isSession).prepare();
  const markUsed = db
    .update(sessions)
    .set(given(sessions, 'lastUsedAt', 'expiresAt'))
    .where(isSession)
    .prepare();
  const markProven = db.update(sessions).set(given(sessions, 'provenAt')).where(isSession).prepare();
  return {
    insert: (session: Session): void => void insert.run(session),
    /** Whose unexpired token this is, unless they are suspended. */
    memberByToken: (tokenHash: string, now: number) => memberByToken.get({ tokenHash, now }),
    /** Whose session ended; none when there was none. */
    remove: (tokenId: string): { memberId: string } | undefined => remove.get({ tokenId }),
    ofMember: (memberId: string): Session[] => all.all({ memberId }),
    /** The one used last first. */
    openOfMember: (memberId: string, now: number): Session[] => open.all({ memberId, now }),
    isOpen: (tokenId: string, now: number): boolean => openOne.get({ tokenId, now }) !== undefined,
    find: (tokenId: string): Session | undefined => find.get({ tokenId }),
    markUsed: (session: Pick<Session, 'tokenId' | 'lastUsedAt' | 'expiresAt'>): void => void markUsed.run(session),
    markProven: (tokenId: string, provenAt: number): void => void markProven.run({ tokenId, provenAt }),
  };
});
