import type { RegistrationField } from '@tonalli/contracts/registration/wire';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the operator asks of each field of a registration. */
export const registrationRules = sqliteTable('registration_rules', {
  field: text().$type<RegistrationField>().primaryKey(),
  position: integer().notNull(),
  enabled: integer({ mode: 'boolean' }).notNull(),
  required: integer({ mode: 'boolean' }).notNull(),
  acceptedPattern: text().notNull(),
  patternId: text().notNull(),
  minLength: integer().notNull(),
  /** 0: no upper bound. */
  maxLength: integer().notNull(),
});
