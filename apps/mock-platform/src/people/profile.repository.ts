import { eq, sql } from 'drizzle-orm';
import { repository } from '../world/world';
import { memberProfiles } from './people.table';

export const profileRepository = repository(({ db }) => ({
  fields: db
    .select({ fields: memberProfiles.fields })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, sql.placeholder('memberId')))
    .prepare(),
}));
