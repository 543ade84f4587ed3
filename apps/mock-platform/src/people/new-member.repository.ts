import { sql } from 'drizzle-orm';
import { givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import type { Member } from './people.repository';
import { affiliateCodes, memberProfiles, members } from './people.table';

export const newMemberRepository = repository(({ db }) => {
  const next = db.select({ number: sql<number>`coalesce(max(rowid), 0) + 1` }).from(members).prepare();
  const insert = db.insert(members).values(givenAll(members)).prepare();
  const insertProfile = db.insert(memberProfiles).values(givenAll(memberProfiles)).prepare();
  const insertAffiliateCode = db.insert(affiliateCodes).values(givenAll(affiliateCodes)).prepare();
  return {
    /** The newest member is never removed, so row numbers only grow. */
    nextNumber: (): number => next.get()?.number ?? 1,
    insert: (member: Member): void => void insert.run(member),
    insertProfile: (memberId: string, fields: Record<string, string>): void =>
      void insertProfile.run({ memberId, fields }),
    insertAffiliateCode: (code: string, memberId: string): void => void insertAffiliateCode.run({ code, memberId }),
  };
});
