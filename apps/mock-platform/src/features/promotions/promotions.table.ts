import type { PromotionAction, PromotionCategory } from '@tonalli/contracts/promotions/wire';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface StoredAction extends Omit<PromotionAction, 'label'> {
  labelEs: string;
  labelEn: string;
}

/** What the operator promises, for whom and until when, in both languages. */
export const promotions = sqliteTable(
  'promotions',
  {
    /** A word of the address, such as `zalo`. */
    id: text().primaryKey(),
    /** Order of appearance among those of the same phase. */
    position: integer().notNull(),
    category: text().$type<PromotionCategory>().notNull(),
    titleEs: text().notNull(),
    titleEn: text().notNull(),
    summaryEs: text().notNull(),
    summaryEn: text().notNull(),
    /** HTML. */
    contentEs: text().notNull(),
    contentEn: text().notNull(),
    termsEs: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    termsEn: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** The id of a banner's picture. */
    picture: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer(),
    action: text({ mode: 'json' }).$type<StoredAction>(),
  },
  (table) => [index('promotions_position').on(table.position)],
);
