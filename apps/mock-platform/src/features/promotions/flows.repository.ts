import { sql } from 'drizzle-orm';
import { flowsOf } from '../../ledger/relations';
import { repository } from '../../world/world';

/** What moved the account that promotions are paid from, by kind; below zero where more went out. Minor units. */
export const promotionFlows = repository(({ db }) => {
  const flows = db
    .select({ kind: sql<string>`kind`, amountMinor: sql<number>`amount_minor` })
    .from(sql`${sql.raw(flowsOf('house.promotions'))} f`)
    .orderBy(sql`1`)
    .prepare();
  return () => flows.all();
});
