import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { activeMembers } from '../../people/member-sources.repository';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository } from '../../world/world';
import { sessions } from './session.table';

export type Session = typeof sessions.$inferSelect;

const value = sql.placeholder;
const isSession = eq(sessions.tokenId, value('tokenId'));
const isOfMember = eq(sessions.memberId, value('memberId'));
const isOpen = gt(sessions.expiresAt, value('now'));

const { id, username, account, nickname, type } = activeMembers;
const OF_MEMBER = { tokenId: sessions.tokenId, id, username, account, nickname, type };

/** For statements of other tables: whose sessions there are. */
export const SESSIONS = '(SELECT member_id FROM sessions)';

const MOST_REMEMBERED = 50_000;

export const sessionRepository = repository(({ db, undoings }) => {
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
  const endOfOne = db.select({ expiresAt: sessions.expiresAt }).from(sessions).where(isSession).prepare();
  // When they end: each call of a game's page asks for the login that launched it.
  const ends = createRowMemory<number>(undoings, MOST_REMEMBERED);
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
    remove(tokenId: string): { memberId: string } | undefined {
      ends.forget(tokenId);
      return remove.get({ tokenId });
    },
    ofMember: (memberId: string): Session[] => all.all({ memberId }),
    /** The one used last first. */
    openOfMember: (memberId: string, now: number): Session[] => open.all({ memberId, now }),
    isOpen(tokenId: string, now: number): boolean {
      const endsAt = ends.get(tokenId) ?? endOfOne.get({ tokenId })?.expiresAt;
      if (endsAt === undefined) return false;
      ends.keep(tokenId, endsAt);
      return endsAt > now;
    },
    find: (tokenId: string): Session | undefined => find.get({ tokenId }),
    markUsed(session: Pick<Session, 'tokenId' | 'lastUsedAt' | 'expiresAt'>): void {
      markUsed.run(session);
      ends.forget(session.tokenId);
    },
    markProven: (tokenId: string, provenAt: number): void => void markProven.run({ tokenId, provenAt }),
  };
});
