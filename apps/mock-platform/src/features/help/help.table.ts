import type { FeedbackTopic } from '@tonalli/contracts/help/names';
import type { WireLanguage } from '@tonalli/contracts/language';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TextBody } from './text-shapes';

/** Topics of the help centre and the standing documents, each in each language. */
export const helpTexts = sqliteTable(
  'help_texts',
  {
    kind: text({ enum: ['topic', 'document'] }).notNull(),
    id: text().notNull(),
    language: text().$type<WireLanguage>().notNull(),
    /** Order of appearance within the kind. */
    position: integer().notNull(),
    body: text({ mode: 'json' }).$type<TextBody>().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.language] })],
);

export const feedback = sqliteTable(
  'feedback',
  {
    /** Shown as `F` and the number. */
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: text().notNull(),
    topic: text().$type<FeedbackTopic>().notNull(),
    content: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('feedback_member').on(table.memberId, table.id)],
);

export const feedbackReplies = sqliteTable(
  'feedback_replies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    feedbackId: integer()
      .notNull()
      .references(() => feedback.id),
    text: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('feedback_replies_feedback').on(table.feedbackId, table.id)],
);
