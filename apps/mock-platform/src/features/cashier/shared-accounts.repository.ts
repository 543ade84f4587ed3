import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { repository, type World } from '../../world/world';
import { bankAccounts } from './cashier.table';

const sharedAccountsRepository = repository(({ db }) => {
  const other = alias(bankAccounts, 'other');
  const isShared = and(eq(other.clabe, bankAccounts.clabe), ne(other.memberId, bankAccounts.memberId));
  return db
    .selectDistinct({ memberId: other.memberId })
    .from(bankAccounts)
    .innerJoin(other, isShared)
    .where(eq(bankAccounts.memberId, sql.placeholder('memberId')))
    .prepare();
});

/** Who has bound the same account of a bank as a member. */
export const sharersOfAccounts = (world: World, memberId: string): string[] =>
  sharedAccountsRepository(world)
    .all({ memberId })
    .map((row) => row.memberId);
