import type { PointEntryType } from '@tonalli/contracts/points/wire';
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { isOnly, type PageFilter } from './page-filter.repository';
import { pointAccounts, pointEntries, pointRedemptions, pointRewards } from './points.table';

type PointAccount = typeof pointAccounts.$inferSelect;
export type PointEntry = typeof pointEntries.$inferSelect;

const value = sql.placeholder;
const isAccount = eq(pointAccounts.memberId, value('memberId'));
const isListed = and(eq(pointEntries.memberId, value('memberId')), isOnly(pointEntries.type));

export const pointAccountRepository = repository(({ db }) => {
  const find = db.select().from(pointAccounts).where(isAccount).prepare();
  const giveForBet = db
    .insert(pointAccounts)
    .values(given(pointAccounts, 'memberId', 'givenBetMinor'))
    .onConflictDoUpdate({
      target: pointAccounts.memberId,
      set: { givenBetMinor: sql`${pointAccounts.givenBetMinor} + excluded.given_bet_minor` },
    })
    .prepare();
  const giveMore = db
    .update(pointAccounts)
    .set({ givenMoreMinor: sql`${pointAccounts.givenMoreMinor} + ${value('moreMinor')}` })
    .where(isAccount)
    .prepare();
  const open = db.insert(pointAccounts).values(given(pointAccounts, 'memberId')).onConflictDoNothing().prepare();
  const move = db
    .update(pointAccounts)
    .set({ balance: sql`${pointAccounts.balance} + ${value('points')}` })
    .where(isAccount)
    .returning({ balance: pointAccounts.balance })
    .prepare();
  return {
    find: (memberId: string): PointAccount | undefined => find.get({ memberId }),
    /** Points were given for so much more of the member's bets. */
    giveForBet: (memberId: string, givenBetMinor: number): void => void giveForBet.run({ memberId, givenBetMinor }),
    /** The same of what multipliers add to them, of an account that is open. */
    giveMore: (memberId: string, moreMinor: number): void => void giveMore.run({ memberId, moreMinor }),
    open: (memberId: string): void => void open.run({ memberId }),
    /** The balance after it; none without an account. Throws when it would go below zero. */
    move: (memberId: string, points: number): number | undefined => move.get({ memberId, points })?.balance,
  };
});

export const pointEntryRepository = repository(({ db }) => {
  const insert = db.insert(pointEntries).values(givenAll(pointEntries, 'id')).prepare();
  const ofKey = db
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.key, value('key')))
    .prepare();
  const countListed = db.select({ rows: count() }).from(pointEntries).where(isListed).prepare();
  const page = db
    .select({
      ...getTableColumns(pointEntries),
      nameEs: pointRewards.nameEs,
      nameEn: pointRewards.nameEn,
      quantity: pointRedemptions.quantity,
    })
    .from(pointEntries)
    .leftJoin(pointRedemptions, eq(pointRedemptions.id, pointEntries.redemptionId))
    .leftJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
    .where(isListed)
    .orderBy(desc(pointEntries.id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  return {
    insert: (entry: Omit<PointEntry, 'id'>): void => void insert.run(entry),
    ofKey: (key: string): PointEntry | undefined => ofKey.get({ key }),
    count: (filter: Pick<PageFilter<PointEntryType>, 'memberId' | 'only'>): number =>
      countListed.get(filter)?.rows ?? 0,
    /** Newest first, each with the reward that it was for. */
    page: (filter: PageFilter<PointEntryType>) => page.all({ ...filter }),
  };
});
