import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { agentAnnouncements as announcements, agentAnnouncementReads as reads } from './team.table';

export type Announcement = typeof announcements.$inferSelect;

/** Of an agent, who stands on top or below another. */
export interface Reader {
  memberId: string;
  audience: Exclude<Announcement['audience'], 'all'>;
}

const value = sql.placeholder;
const { id, audience, titleEs, titleEn, contentEs, contentEn, at } = announcements;
const LISTED = { id, titleEs, titleEn, contentEs, contentEn, at };
const isOpened = and(eq(reads.memberId, value('memberId')), eq(reads.announcementId, id));
const isAddressed = sql`${audience} IN ('all', ${value('audience')})`;

export const announcementsRepository = repository(({ db }) => {
  const insert = db.insert(announcements).values(givenAll(announcements)).prepare();
  const page = db
    .select({ ...LISTED, isRead: sql`${reads.at} IS NOT NULL`.mapWith(Boolean) })
    .from(announcements)
    .leftJoin(reads, isOpened)
    .where(isAddressed)
    .orderBy(desc(at), id)
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const rows = db.select({ rows: count() }).from(announcements).where(isAddressed).prepare();
  const unread = db
    .select({ rows: count() })
    .from(announcements)
    .leftJoin(reads, isOpened)
    .where(and(isAddressed, isNull(reads.at)))
    .prepare();
  const find = db
    .select()
    .from(announcements)
    .where(and(eq(id, value('id')), isAddressed))
    .prepare();
  const open = db.insert(reads).values(givenAll(reads)).onConflictDoNothing().prepare();
  return {
    insert: (announcement: Announcement): void => void insert.run(announcement),
    /** Newest first. */
    page: (reader: Reader, of: { limit: number; offset: number }) => page.all({ ...reader, ...of }),
    count: (reader: Reader): number => rows.get({ ...reader })?.rows ?? 0,
    unread: (reader: Reader): number => unread.get({ ...reader })?.rows ?? 0,
    /** Null too for one that is not for this reader. */
    find: (reader: Reader, announcementId: string): Announcement | null =>
      find.get({ ...reader, id: announcementId }) ?? null,
    /** The first time stays. */
    markRead: (read: typeof reads.$inferSelect): void => void open.run(read),
  };
});
