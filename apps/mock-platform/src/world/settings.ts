import type { Database } from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { given } from '../sqlite/placeholders';
import { queriesOf } from '../sqlite/queries';
import { settings } from './settings.table';

/** Something that the operator can change while the platform runs, under the name that it is stored by. */
export interface Setting<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** What holds until somebody changes it. */
  readonly initial: Value;
}

export const defineSetting = <Value>(
  name: string,
  schema: z.ZodType<Value>,
  initial: NoInfer<Value>,
): Setting<Value> => ({ name, schema, initial });

export interface WorldSettings {
  get<Value>(setting: Setting<Value>): Value;
  /** Throws `ZodError` for what the setting's schema does not take. */
  set<Value>(setting: Setting<Value>, value: NoInfer<Value>): void;
}

/** The settings of one world, kept in its database and read from memory. */
export function createSettings(sqlite: Database): WorldSettings {
  const db = queriesOf(sqlite);
  const read = db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare();
  const write = db
    .insert(settings)
    .values(given(settings, 'name', 'value'))
    .onConflictDoUpdate({ target: settings.name, set: given(settings, 'value') })
    .prepare();
  const known = new Map<Setting<unknown>, unknown>();
  /** Those that were set in a transaction, which may still be undone. */
  const unsure = new Set<Setting<unknown>>();
  const owners = new Map<string, Setting<unknown>>();

  function assertOwn(setting: Setting<unknown>): void {
    const owner = owners.get(setting.name) ?? setting;
    if (owner !== setting) throw new Error(`two settings are stored as ${setting.name}`);
    owners.set(setting.name, setting);
  }

  return {
    get(setting) {
      const cached = known.get(setting);
      // Only what this setting's own schema accepted, or its initial value, is kept for it.
      if (cached !== undefined) return cached as typeof setting.initial;
      assertOwn(setting);
      const row = read.get({ name: setting.name });
      const value = row ? setting.schema.parse(row.value) : setting.initial;
      if (!sqlite.inTransaction) unsure.clear();
      if (!unsure.has(setting)) known.set(setting, value);
      return value;
    },
    set(setting, value) {
      assertOwn(setting);
      write.run({ name: setting.name, value: setting.schema.parse(value) });
      known.delete(setting);
      if (sqlite.inTransaction) unsure.add(setting);
    },
  };
}
