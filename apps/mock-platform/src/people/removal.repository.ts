import { eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { memberProfiles, memberRates, members } from './people.table';

const memberId = sql.placeholder('memberId');

export const removalRepository = repository(({ db }) => {
  const newest = db.select({ id: members.id }).from(members).orderBy(sql`rowid DESC`).limit(1).prepare();
  const removals = [
    db.delete(memberRates).where(eq(memberRates.memberId, memberId)).prepare(),
    db.delete(memberProfiles).where(eq(memberProfiles.memberId, memberId)).prepare(),
    db.delete(members).where(eq(members.id, memberId)).prepare(),
  ];
  return {
    newestId: (): string | undefined => newest.get()?.id,
    /** The member with their rates and what their registration asked for. */
    remove(id: string): void {
      for (const removal of removals) removal.run({ memberId: id });
    },
  };
});
