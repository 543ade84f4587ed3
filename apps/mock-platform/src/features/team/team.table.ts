import type { AGENT_AUDIENCES } from '@tonalli/contracts/team/wire-announcements';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the operator announces to agents, in both languages. */
export const agentAnnouncements = sqliteTable('agent_announcements', {
  id: text().primaryKey(),
  audience: text().$type<(typeof AGENT_AUDIENCES)[number]>().notNull(),
  titleEs: text().notNull(),
  titleEn: text().notNull(),
  /** HTML. */
  contentEs: text().notNull(),
  contentEn: text().notNull(),
  at: integer().notNull(),
});

/** Which of them an agent has opened. */
export const agentAnnouncementReads = sqliteTable(
  'agent_announcement_reads',
  {
    memberId: text().notNull(),
    announcementId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);
