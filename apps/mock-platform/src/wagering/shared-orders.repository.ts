import { eq, sql } from 'drizzle-orm';
import { givenAll, insertedAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { sharedOrders } from './shared-rounds.table';

/** What testers want of the next round of a table that closes. */
export type SharedOrder = typeof sharedOrders.$inferSelect;

export const sharedOrdersRepository = repository(({ db }) => {
  const isOf = eq(sharedOrders.rounds, sql.placeholder('rounds'));
  const of = db.select().from(sharedOrders).where(isOf).prepare();
  const put = db
    .insert(sharedOrders)
    .values(givenAll(sharedOrders))
    .onConflictDoUpdate({ target: sharedOrders.rounds, set: insertedAll(sharedOrders, 'rounds') })
    .prepare();
  const remove = db.delete(sharedOrders).where(isOf).prepare();
  return {
    of: (rounds: string): SharedOrder | null => of.get({ rounds }) ?? null,
    put: (order: SharedOrder): void => void put.run({ ...order }),
    remove: (rounds: string): void => void remove.run({ rounds }),
  };
});
