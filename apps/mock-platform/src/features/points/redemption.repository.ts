import type { RedemptionStatus } from '@tonalli/contracts/points/wire';
import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { isOnly, type PageFilter } from './page-filter.repository';
import { pointRedemptions, pointRewards } from './points.table';

type Redemption = typeof pointRedemptions.$inferSelect;

const value = sql.placeholder;
const isListed = and(eq(pointRedemptions.memberId, value('memberId')), isOnly(pointRedemptions.status));
const LISTED = {
  ...getTableColumns(pointRedemptions),
  type: pointRewards.type,
  nameEs: pointRewards.nameEs,
  nameEn: pointRewards.nameEn,
};

/** Requests of rewards, newest first. */
export const redemptionRepository = repository(({ db }) => {
  const insert = db
    .insert(pointRedemptions)
    .values(givenAll(pointRedemptions, 'id'))
    .returning({ id: pointRedemptions.id })
    .prepare();
  const decide = db
    .update(pointRedemptions)
    .set(given(pointRedemptions, 'status', 'reviewedAt'))
    .where(and(eq(pointRedemptions.id, value('id')), eq(pointRedemptions.status, 'PROCESS')))
    .returning()
    .prepare();
  const countListed = db.select({ rows: count() }).from(pointRedemptions).where(isListed).prepare();
  const listed = () =>
    db
      .select(LISTED)
      .from(pointRedemptions)
      .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
      .orderBy(desc(pointRedemptions.id))
      .limit(value('limit'));
  const page = listed().where(isListed).offset(value('offset')).prepare();
  const ofAll = listed()
    .where(eq(pointRedemptions.status, value('status')))
    .prepare();
  return {
    /** Its number. */
    insert(redemption: Omit<Redemption, 'id'>): number {
      const row = insert.get(redemption);
      if (!row) throw new Error(`the request of ${redemption.memberId} was not kept`);
      return row.id;
    },
    /** Decides a request once: a second decision finds nothing. */
    decide: (decision: Pick<Redemption, 'id' | 'status' | 'reviewedAt'>): Redemption | undefined =>
      decide.get(decision),
    count: (filter: Pick<PageFilter<RedemptionStatus>, 'memberId' | 'only'>): number =>
      countListed.get(filter)?.rows ?? 0,
    page: (filter: PageFilter<RedemptionStatus>) => page.all({ ...filter }),
    ofAll: (status: RedemptionStatus, limit: number) => ofAll.all({ status, limit }),
  };
});
