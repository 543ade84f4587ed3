import { desc, eq, gte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { memberTransfers } from './member-transfers.table';

export type TransferRow = typeof memberTransfers.$inferSelect;

const value = sql.placeholder;
const { id, fromMemberId, toMemberId, amountMinor, at } = memberTransfers;
const isOfMember = or(eq(fromMemberId, value('memberId')), eq(toMemberId, value('memberId')));

/** For a statement of another feature: what a member received from a moment on, in minor units. */
export const receivedSince = (memberId: Placeholder, since: Placeholder): SQL<number> =>
  sql<number>`(SELECT coalesce(sum(amount_minor), 0) FROM member_transfers WHERE to_member_id = ${memberId} AND member_transfers.at >= ${since})`;

export const transfersRepository = repository(({ db }) => {
  const insert = db.insert(memberTransfers).values(givenAll(memberTransfers, 'id')).returning().prepare();
  const sent = db
    .select({ minor: sql<number>`coalesce(sum(${amountMinor}), 0)` })
    .from(memberTransfers)
    .where(sql`${eq(fromMemberId, value('memberId'))} AND ${gte(at, value('since'))}`)
    .prepare();
  const count = db.select({ rows: sql<number>`count(*)` }).from(memberTransfers).where(isOfMember).prepare();
  const page = db
    .select()
    .from(memberTransfers)
    .where(isOfMember)
    .orderBy(desc(id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  return {
    insert(row: Omit<TransferRow, 'id'>): TransferRow {
      const kept = insert.get(row);
      if (!kept) throw new Error(`the transfer of ${row.fromMemberId} was not kept`);
      return kept;
    },
    /** What a member sent from a moment on, in minor units. */
    sentSince: (memberId: string, since: number): number => sent.get({ memberId, since })?.minor ?? 0,
    count: (memberId: string): number => count.get({ memberId })?.rows ?? 0,
    /** Sent and received, newest first. */
    page: (of: { memberId: string; limit: number; offset: number }): TransferRow[] => page.all(of),
  };
});
