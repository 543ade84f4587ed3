import { asc, eq, sql } from 'drizzle-orm';
import { givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { memberProfiles } from './people.table';

const { memberId, fields } = memberProfiles;

export const profileRepository = repository(({ db }) => {
  const bornOn = db
    .select({ memberId })
    .from(memberProfiles)
    .where(eq(sql`substr(json_extract(fields, '$.birthday'), 6)`, sql.placeholder('monthDay')))
    .orderBy(asc(memberId))
    .prepare();
  const keepBirthday = db
    .insert(memberProfiles)
    .values(givenAll(memberProfiles))
    .onConflictDoUpdate({
      target: memberId,
      set: { fields: sql`json_set(${fields}, '$.birthday', ${sql.placeholder('birthday')})` },
      setWhere: sql`json_extract(${fields}, '$.birthday') IS NULL`,
    })
    .prepare();
  return {
    fields: db
      .select({ fields })
      .from(memberProfiles)
      .where(eq(memberId, sql.placeholder('memberId')))
      .prepare(),
    /** Whose birthday is on a day of every year, mm-dd. */
    bornOn: (monthDay: string): string[] => bornOn.all({ monthDay }).map((row) => row.memberId),
    /** Leaves alone what was known before. */
    keepBirthday: (of: { memberId: string; birthday: string }): void =>
      void keepBirthday.run({ ...of, fields: { birthday: of.birthday } }),
  };
});
