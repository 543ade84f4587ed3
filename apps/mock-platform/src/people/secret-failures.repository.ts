import { and, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { secretFailures } from './people.table';

type SecretFailures = typeof secretFailures.$inferSelect;
type Secret = Pick<SecretFailures, 'memberId' | 'secret'>;

const value = sql.placeholder;
const isOfSecret = and(eq(secretFailures.memberId, value('memberId')), eq(secretFailures.secret, value('secret')));

export const secretFailuresRepository = repository(({ db }) => {
  const find = db.select().from(secretFailures).where(isOfSecret).prepare();
  const put = db
    .insert(secretFailures)
    .values(givenAll(secretFailures))
    .onConflictDoUpdate({
      target: [secretFailures.memberId, secretFailures.secret],
      set: given(secretFailures, 'failures', 'lockedUntil', 'updatedAt'),
    })
    .prepare();
  const clear = db.delete(secretFailures).where(isOfSecret).prepare();
  return {
    find: (of: Secret): SecretFailures | undefined => find.get(of),
    put: (row: SecretFailures): void => void put.run(row),
    clear: (of: Secret): void => void clear.run(of),
  };
});
