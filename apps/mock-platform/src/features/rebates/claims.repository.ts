import type { GameType } from '@tonalli/contracts/lobby/wire';
import { desc, eq, sql } from 'drizzle-orm';
import { rateAt } from '../../people/rates.repository';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { rebateClaims } from './rebates.table';

export type ClaimRow = typeof rebateClaims.$inferSelect;

/** A member's own part of days, by category. Days by their first moments, amounts in minor units. */
export interface OwnPart {
  category: GameType;
  validMinor: number;
  /** Not claimed yet; below zero where corrections took back more than came since. */
  amountMinor: number;
  fromDay: number;
  toDay: number;
}

interface Days {
  memberId: string;
  from: number;
  /** Exclusive. */
  to: number;
}

const value = sql.placeholder;
const DUE = 'weight / 10000 - claimed_minor';
const OF_DAYS = 'member_id = @memberId AND day >= @from AND day < @to';
/** Not while anything of the day waits to be booked: it would be claimed without it. */
const IS_WHOLE = `NOT EXISTS (SELECT 1 FROM rebate_stakes s WHERE s.member_id = @memberId AND s.day = rebate_own.day)`;

export const claimsRepository = repository(({ db, sqlite }) => {
  const open = sqlite.prepare<[Days], OwnPart>(
    `SELECT category, sum(valid_minor) validMinor, sum(${DUE}) amountMinor, min(day) fromDay, max(day) toDay
     FROM rebate_own WHERE ${OF_DAYS} AND weight / 10000 <> claimed_minor AND ${IS_WHOLE} GROUP BY category ORDER BY category`,
  );
  const take = sqlite.prepare<[Days & { category: GameType }]>(
    `UPDATE rebate_own SET claimed_minor = weight / 10000 WHERE ${OF_DAYS} AND category = @category AND ${IS_WHOLE}`,
  );
  // What was booked of the day, and what waits.
  const today = sqlite.prepare<[Days], OwnPart>(
    `SELECT category, sum(valid) validMinor, sum(weight / 10000) amountMinor, @from fromDay, @from toDay FROM (
       SELECT category, path_version, sum(valid_minor) valid, sum(weight) weight FROM (
         SELECT category, path_version, valid_minor, weight FROM rebate_own WHERE ${OF_DAYS}
         UNION ALL SELECT category, path_version, valid_minor, valid_minor * ${rateAt('s.member_id', 's.category', 's.rated_at')}
           FROM rebate_stakes s WHERE member_id = @memberId AND day >= @from AND day < @to AND is_taken = 0)
       GROUP BY category, path_version)
     GROUP BY category ORDER BY category`,
  );
  const insert = db.insert(rebateClaims).values(givenAll(rebateClaims, 'id')).returning().prepare();
  const isOfMember = eq(rebateClaims.memberId, value('memberId'));
  const count = db.select({ rows: sql<number>`count(*)` }).from(rebateClaims).where(isOfMember).prepare();
  const page = db
    .select()
    .from(rebateClaims)
    .where(isOfMember)
    .orderBy(desc(rebateClaims.id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  return {
    /** What days leave to be claimed. */
    open: (days: Days): OwnPart[] => open.all(days),
    /** From now on all of it is claimed. */
    take: (days: Days & { category: GameType }): void => void take.run(days),
    /** What a running day comes to so far. */
    today: (days: Days): OwnPart[] => today.all(days),
    insert(claim: Omit<ClaimRow, 'id'>): ClaimRow {
      const row = insert.get(claim);
      if (!row) throw new Error(`the claim of ${claim.memberId} was not kept`);
      return row;
    },
    count: (memberId: string): number => count.get({ memberId })?.rows ?? 0,
    /** The newest first. */
    page: (of: { memberId: string; limit: number; offset: number }): ClaimRow[] => page.all(of),
  };
});
