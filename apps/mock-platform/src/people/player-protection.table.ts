import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What members protect themselves with, as it holds now. A member without a row chose nothing. */
export const memberProtection = sqliteTable('member_protection', {
  memberId: text().primaryKey(),
  limits: text({ mode: 'json' }).$type<OwnLimits>().notNull(),
  breakKind: text().$type<BreakKind>(),
  /** Milliseconds since epoch. */
  breakFrom: integer(),
  /** Null where the break has no end of its own. */
  breakUntil: integer(),
  /** What the member is to answer before they go on; null: nothing. */
  checkIn: integer(),
  /** Until when nothing is given or advertised to the member; null: nothing is in the way. */
  rewardsHeldUntil: integer(),
  /** The account is closed since; null: it is not. Milliseconds since epoch. */
  closedAt: integer(),
});
