import { eq, sql } from 'drizzle-orm';
import { givenAll, insertedAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { vipKeeps } from './vip.table';

export type Keep = typeof vipKeeps.$inferSelect;

export const keepsRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(vipKeeps)
    .where(eq(vipKeeps.memberId, sql.placeholder('memberId')))
    .prepare();
  const put = db
    .insert(vipKeeps)
    .values(givenAll(vipKeeps))
    .onConflictDoUpdate({ target: vipKeeps.memberId, set: insertedAll(vipKeeps, 'memberId') })
    .prepare();
  return {
    find: (memberId: string): Keep | null => find.get({ memberId }) ?? null,
    put: (row: Keep): void => void put.run(row),
  };
});
