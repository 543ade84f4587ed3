import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Span } from '../../rollups/time-parts';
import { repository, type World } from '../../world/world';
import { depositOrders } from './cashier.table';

/** An order of a deposit, by when it was made. */
export interface OrderedDeposit extends Pick<typeof depositOrders.$inferSelect, 'status'> {
  at: number;
}

const value = sql.placeholder;
const { id, memberId, status, createdAt } = depositOrders;

const orderedDeposits = repository(({ db }) =>
  db
    .select({ status, at: createdAt })
    .from(depositOrders)
    .where(and(eq(memberId, value('memberId')), gte(createdAt, value('from')), lt(createdAt, value('to'))))
    .orderBy(asc(id))
    .prepare(),
);

/** What a member ordered to deposit in a span, the oldest first. */
export const depositsOrderedIn = (world: World, of: string, span: Span): OrderedDeposit[] =>
  orderedDeposits(world).all({ memberId: of, ...span });
