import { and, eq, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { accountBatches } from './downlines.table';

export type AccountBatch = typeof accountBatches.$inferSelect;

export const batchesRepository = repository(({ db }) => {
  const insert = db.insert(accountBatches).values(givenAll(accountBatches)).prepare();
  const find = db
    .select()
    .from(accountBatches)
    .where(
      and(
        eq(accountBatches.agentId, sql.placeholder('agentId')),
        eq(accountBatches.batchId, sql.placeholder('batchId')),
      ),
    )
    .prepare();
  return {
    insert: (batch: AccountBatch): void => void insert.run(batch),
    find: (agentId: string, batchId: string): AccountBatch | undefined => find.get({ agentId, batchId }),
  };
});
