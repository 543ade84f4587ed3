import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { wasMoved } from '../../ledger/relations';
import { VALID_DAYS } from '../../rollups/play.repository';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { referralEarnings, referrals } from './referral.table';

type Referral = typeof referrals.$inferSelect;
type Earning = typeof referralEarnings.$inferSelect;

/** What a referrer's invited members bet on one day. */
export interface Turnover {
  referrerId: string;
  active: number;
  validBetMinor: number;
}

const value = sql.placeholder;
const isReferrer = eq(referrals.referrerId, value('referrerId'));
const { referrerId: earner, ...EARNING } = getTableColumns(referralEarnings);
const isEarner = eq(earner, value('referrerId'));
const hasDeposited = sql.raw(wasMoved('referrals.member_id', 'member.main', 'deposit.credit'));

export const referralRepository = repository(({ db }) => {
  const insert = db
    .insert(referrals)
    .values(givenAll(referrals))
    .onConflictDoNothing({ target: referrals.memberId })
    .prepare();
  const totals = db
    .select({ invited: count(), deposited: sql<number>`coalesce(sum(${hasDeposited}), 0)` })
    .from(referrals)
    .where(isReferrer)
    .prepare();
  const page = db
    .select({
      memberId: referrals.memberId,
      joinedAt: referrals.joinedAt,
      hasDeposited: sql`${hasDeposited}`.mapWith(Boolean),
    })
    .from(referrals)
    .where(isReferrer)
    .orderBy(desc(referrals.joinedAt), desc(referrals.memberId))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  const turnover = db
    .select({
      referrerId: referrals.referrerId,
      active: sql<number>`count(DISTINCT d.member_id)`,
      validBetMinor: sql<number>`sum(d.valid_minor)`,
    })
    .from(referrals)
    .crossJoin(sql`${sql.raw(VALID_DAYS)} d`)
    .where(sql`d.member_id = ${referrals.memberId} AND d.day = ${value('dayStart')}`)
    .groupBy(referrals.referrerId)
    .orderBy(asc(referrals.referrerId))
    .prepare();
  const invitedBy = db.select({ memberId: referrals.memberId }).from(referrals).where(isReferrer).prepare();
  const find = db
    .select()
    .from(referrals)
    .where(eq(referrals.memberId, value('memberId')))
    .prepare();
  return {
    /** The first referrer of a member stays. */
    insert: (referral: Referral): void => void insert.run(referral),
    totals: (referrerId: string) => totals.get({ referrerId }) ?? { invited: 0, deposited: 0 },
    /** The one who joined last first. */
    page: (of: { referrerId: string; limit: number; offset: number }) => page.all(of),
    /** Valid bets that were settled on the operator's day that begins then. */
    turnover: (dayStart: number): Turnover[] => turnover.all({ dayStart }),
    invitedBy: (referrerId: string): string[] => invitedBy.all({ referrerId }).map(({ memberId }) => memberId),
    isInvited: (memberId: string): boolean => find.get({ memberId }) !== undefined,
  };
});

export const earningRepository = repository(({ db }) => {
  const insert = db
    .insert(referralEarnings)
    .values(givenAll(referralEarnings))
    .onConflictDoNothing({ target: [earner, referralEarnings.day] })
    .prepare();
  const totals = db
    .select({ days: count(), amountMinor: sql<number>`coalesce(sum(${referralEarnings.amountMinor}), 0)` })
    .from(referralEarnings)
    .where(isEarner)
    .prepare();
  const page = db
    .select(EARNING)
    .from(referralEarnings)
    .where(isEarner)
    .orderBy(desc(referralEarnings.day))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare();
  return {
    /** False when the day was credited before. */
    insert: (earning: Earning): boolean => insert.run(earning).changes === 1,
    totals: (referrerId: string) => totals.get({ referrerId }) ?? { days: 0, amountMinor: 0 },
    /** The last day first. */
    page: (of: { referrerId: string; limit: number; offset: number }) => page.all(of),
  };
});
