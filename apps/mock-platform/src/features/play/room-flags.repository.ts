import { eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { roomFlagClosings } from './play.table';

export type Closing = typeof roomFlagClosings.$inferSelect;

export const roomFlagsRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(roomFlagClosings)
    .where(eq(roomFlagClosings.flag, sql.placeholder('flag')))
    .prepare();
  const put = db
    .insert(roomFlagClosings)
    .values(givenAll(roomFlagClosings))
    .onConflictDoUpdate({
      target: roomFlagClosings.flag,
      set: given(roomFlagClosings, 'reason', 'closedAt', 'lastAt'),
    })
    .prepare();
  return {
    find: (flag: string): Closing | null => find.get({ flag }) ?? null,
    put: (closing: Closing): void => void put.run(closing),
  };
});
