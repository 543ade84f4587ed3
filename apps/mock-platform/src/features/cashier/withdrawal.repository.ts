import { and, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { given } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { withdrawals } from './cashier.table';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

const OF_REQUEST = [
  'memberId',
  'amountMinor',
  'feeMinor',
  'bankId',
  'clabe',
  'holder',
  'day',
  'createdAt',
  'isUrgent',
] as const;
const OF_STATE = [
  'status',
  'paidMinor',
  'receivedMinor',
  'refundedMinor',
  'forced',
  'paidAt',
  'answerBy',
  'closedAt',
] as const;

const value = sql.placeholder;
const isWithdrawal = eq(withdrawals.id, value('id'));
const isOfMember = eq(withdrawals.memberId, value('memberId'));
const isOfDay = and(isOfMember, eq(withdrawals.day, value('day')), ne(withdrawals.status, 'REJECTED'));
const isUnpaid = inArray(withdrawals.status, ['REQUESTED', 'REVIEWING']);
const isWaiting = inArray(withdrawals.status, ['REQUESTED', 'REVIEWING', 'PAID', 'NOT_RECEIVED']);

export const withdrawalRepository = repository(({ db }) => {
  const insert = db
    .insert(withdrawals)
    .values({ ...given(withdrawals, ...OF_REQUEST), status: 'REQUESTED' })
    .returning()
    .prepare();
  const find = db.select().from(withdrawals).where(isWithdrawal).prepare();
  const some = () => db.select().from(withdrawals).limit(value('limit'));
  const page = some().where(isOfMember).orderBy(desc(withdrawals.id)).offset(value('offset')).prepare();
  const waiting = some().where(isWaiting).orderBy(desc(withdrawals.isUrgent), desc(withdrawals.id)).prepare();
  const waitingOf = db.select({ rows: count() }).from(withdrawals).where(and(isOfMember, isWaiting)).prepare();
  const counted = () => db.select({ rows: count() }).from(withdrawals);
  const ofMember = counted().where(isOfMember).prepare();
  const ofDay = counted().where(isOfDay).prepare();
  const hurry = db.update(withdrawals).set({ isUrgent: true }).where(and(isOfMember, isUnpaid)).prepare();
  const paidSince = db
    .select({ minor: sql<number>`coalesce(sum(${withdrawals.paidMinor} - ${withdrawals.refundedMinor}), 0)` })
    .from(withdrawals)
    .where(and(isOfMember, gt(withdrawals.paidAt, value('since'))))
    .prepare();
  const update = db
    .update(withdrawals)
    .set(given(withdrawals, ...OF_STATE))
    .where(isWithdrawal)
    .prepare();
  return {
    insert(request: Pick<WithdrawalRow, (typeof OF_REQUEST)[number]>): WithdrawalRow {
      const row = insert.get(request);
      if (!row) throw new Error(`the withdrawal of ${request.memberId} was not kept`);
      return row;
    },
    byId: (id: number): WithdrawalRow | null => find.get({ id }) ?? null,
    page: (memberId: string, limit: number, offset: number): WithdrawalRow[] => page.all({ memberId, limit, offset }),
    count: (memberId: string): number => ofMember.get({ memberId })?.rows ?? 0,
    /** Requests of an operator's day, those that were rejected left out. */
    countOfDay: (memberId: string, day: string): number => ofDay.get({ memberId, day })?.rows ?? 0,
    /** The urgent first, then the newest that wait for the bank or for the member's answer. */
    waiting: (limit: number): WithdrawalRow[] => waiting.all({ limit }),
    /** How many of a member's wait for the bank or for their answer. */
    waitingOf: (memberId: string): number => waitingOf.get({ memberId })?.rows ?? 0,
    /** What a member still waits for is paid before others'. */
    hurry: (memberId: string): void => void hurry.run({ memberId }),
    /** What was paid later than then (milliseconds since epoch) and did not come back. */
    paidSince: (memberId: string, since: number): number => paidSince.get({ memberId, since })?.minor ?? 0,
    /** Writes the row's state as it now is. */
    update: (row: WithdrawalRow): void => void update.run(row),
  };
});
