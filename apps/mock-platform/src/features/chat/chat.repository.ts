import { CHAT_PAGE_SIZE } from '@tonalli/contracts/chat/shapes';
import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { chatMessages, chatReports, chatRooms } from './chat.table';

export type RoomRow = typeof chatRooms.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ReportRow = typeof chatReports.$inferSelect;

/** Whose room with whom. */
export interface RoomName {
  readonly memberId: string;
  readonly modelId: string;
}

const value = sql.placeholder;
const isRoom = and(eq(chatRooms.memberId, value('memberId')), eq(chatRooms.modelId, value('modelId')));
const inRoom = and(eq(chatMessages.memberId, value('memberId')), eq(chatMessages.modelId, value('modelId')));

export const roomRepository = repository(({ db }) => {
  const find = db.select().from(chatRooms).where(isRoom).prepare();
  const open = db
    .insert(chatRooms)
    .values(given(chatRooms, 'memberId', 'modelId', 'language'))
    .onConflictDoUpdate({
      target: [chatRooms.memberId, chatRooms.modelId],
      set: { language: sql`excluded.language` },
    })
    .prepare();
  const keep = db
    .update(chatRooms)
    .set(given(chatRooms, 'memberReadId', 'modelReadId', 'isTyping', 'isBlocked'))
    .where(isRoom)
    .prepare();
  const ofModel = db
    .select()
    .from(chatRooms)
    .where(eq(chatRooms.modelId, value('modelId')))
    .prepare();
  const ofMember = db
    .select()
    .from(chatRooms)
    .where(eq(chatRooms.memberId, value('memberId')))
    .prepare();
  const all = db.select().from(chatRooms).limit(value('limit')).prepare();
  return {
    all: (limit: number): RoomRow[] => all.all({ limit }),
    find: ({ memberId, modelId }: RoomName): RoomRow | undefined => find.get({ memberId, modelId }),
    /** Makes the room, or notes the language of who comes back to it. */
    open: (room: RoomName & { language: RoomRow['language'] }): void => void open.run({ ...room }),
    keep: (room: RoomRow): void => void keep.run({ ...room }),
    ofModel: (modelId: string): RoomRow[] => ofModel.all({ modelId }),
    ofMember: (memberId: string): RoomRow[] => ofMember.all({ memberId }),
  };
});

export const messageRepository = repository(({ db }) => {
  const insert = db.insert(chatMessages).values(givenAll(chatMessages, 'id')).returning().prepare();
  const ofKey = db
    .select()
    .from(chatMessages)
    .where(and(inRoom, eq(chatMessages.key, value('key'))))
    .prepare();
  const before = db
    .select()
    .from(chatMessages)
    .where(and(inRoom, lt(chatMessages.id, value('id'))))
    .orderBy(desc(chatMessages.id))
    .limit(CHAT_PAGE_SIZE + 1)
    .prepare();
  const after = db
    .select()
    .from(chatMessages)
    .where(and(inRoom, gt(chatMessages.id, value('id'))))
    .orderBy(asc(chatMessages.id))
    .prepare();
  const unread = db
    .select({ rows: count() })
    .from(chatMessages)
    .where(and(inRoom, gt(chatMessages.id, value('id')), eq(chatMessages.from, 'model')))
    .prepare();
  const latest = db
    .select()
    .from(chatMessages)
    .where(and(inRoom, eq(chatMessages.from, value('from'))))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .prepare();
  const sent = db
    .select({ rows: count() })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.memberId, value('memberId')),
        eq(chatMessages.from, 'member'),
        gt(chatMessages.at, value('since')),
      ),
    )
    .prepare();
  return {
    insert(message: Omit<MessageRow, 'id'>): MessageRow {
      return insert.get({ ...message });
    },
    ofKey: ({ memberId, modelId }: RoomName, key: string): MessageRow | undefined =>
      ofKey.get({ memberId, modelId, key }),
    /** The newest before an id, oldest first; one more than a page where there are older ones still. */
    before: ({ memberId, modelId }: RoomName, id: number): MessageRow[] =>
      before.all({ memberId, modelId, id }).reverse(),
    after: ({ memberId, modelId }: RoomName, id: number): MessageRow[] => after.all({ memberId, modelId, id }),
    /** Of the model, after an id. */
    unread: ({ memberId, modelId }: RoomName, id: number): number => unread.get({ memberId, modelId, id })?.rows ?? 0,
    latest: ({ memberId, modelId }: RoomName, from: MessageRow['from']): MessageRow | undefined =>
      latest.get({ memberId, modelId, from }),
    /** By a member to anybody, after a time. */
    sentSince: (memberId: string, since: number): number => sent.get({ memberId, since })?.rows ?? 0,
  };
});

export const reportRepository = repository(({ db }) => {
  const insert = db.insert(chatReports).values(givenAll(chatReports, 'id')).prepare();
  const newest = db.select().from(chatReports).orderBy(desc(chatReports.id)).limit(value('limit')).prepare();
  return {
    insert: (report: Omit<ReportRow, 'id'>): void => void insert.run({ ...report }),
    newest: (limit: number): ReportRow[] => newest.all({ limit }),
  };
});
