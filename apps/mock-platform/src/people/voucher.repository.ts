import { eq, lte, sql } from 'drizzle-orm';
import { givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { usedVouchers } from './people.table';

const value = sql.placeholder;

export const voucherRepository = repository(({ db }) => {
  const use = db.insert(usedVouchers).values(givenAll(usedVouchers)).onConflictDoNothing().prepare();
  const find = db
    .select({ id: usedVouchers.id })
    .from(usedVouchers)
    .where(eq(usedVouchers.id, value('id')))
    .prepare();
  const forget = db
    .delete(usedVouchers)
    .where(lte(usedVouchers.usedAt, value('until')))
    .prepare();
  return {
    /** False when it was used before. */
    use: (id: string, usedAt: number): boolean => use.run({ id, usedAt }).changes > 0,
    wasUsed: (id: string): boolean => find.get({ id }) !== undefined,
    /** Those that were used until then. */
    forget: (until: number): void => void forget.run({ until }),
  };
});
