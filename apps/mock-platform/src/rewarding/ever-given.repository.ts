import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { repository, type World } from '../world/world';
import { rewards } from './rewards.table';

const { memberId, reward, revokedAt } = rewards;

const everGivenRepository = repository(({ db }) =>
  db
    .select({ count: count(), minor: sql<number>`coalesce(sum(json_extract(${reward}, '$.amountMinor')), 0)` })
    .from(rewards)
    .where(and(eq(memberId, sql.placeholder('memberId')), isNull(revokedAt)))
    .prepare(),
);

/** How many rewards a member was ever given that were not taken back, and their money, minor units. */
export const everGiven = (world: World, of: string) =>
  everGivenRepository(world).get({ memberId: of }) ?? { count: 0, minor: 0 };
