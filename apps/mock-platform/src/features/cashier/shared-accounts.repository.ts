import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { repository, type World } from '../../world/world';
import { bankAccounts } from './cashier.table';

const sharedAccountsRepository = repository(({ db }) => {
  const other = alias(bankAccounts, 'other');
  const isShared = and(eq(other.clabe, bankAccounts.clabe), ne(other.memberId, bankAccounts.memberId));
  const sharers = db
    .selectDistinct({ memberId: other.memberId })
    .from(bankAccounts)
    .innerJoin(other, isShared)
    .where(eq(bankAccounts.memberId, sql.placeholder('memberId')))
    .prepare();
  const shared = db
    .selectDistinct({ clabe: bankAccounts.clabe, memberId: bankAccounts.memberId })
    .from(bankAccounts)
    .innerJoin(other, isShared)
    .orderBy(bankAccounts.clabe, bankAccounts.memberId)
    .prepare();
  return { sharers, shared };
});

/** Who has bound the same account of a bank as a member. */
export const sharersOfAccounts = (world: World, memberId: string): string[] =>
  sharedAccountsRepository(world)
    .sharers.all({ memberId })
    .map((row) => row.memberId);

/** Everybody who has bound an account of a bank that somebody else has bound too, with its number. */
export const sharedAccounts = (world: World) => sharedAccountsRepository(world).shared.all();
