import type { LimitPeriod } from '@tonalli/contracts/limits/periods';
import { and, asc, count, desc, eq, getTableColumns, gt, ne, or, sql } from 'drizzle-orm';
import { POSTED } from '../../ledger/relations';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository, type World } from '../../world/world';
import { receivedSince } from '../member-transfers';
import { depositOrders } from './cashier.table';

export type DepositRow = typeof depositOrders.$inferSelect;

type Settlement = Pick<DepositRow, 'id' | 'status' | 'feeMinor' | 'receivedMinor' | 'settledAt'> & {
  /** The state that it leaves. */
  from: DepositRow['status'];
};

type ByPeriod = Record<LimitPeriod, number>;

interface GrossOf {
  memberId: string;
  /** An order that is left out; 0: none. */
  except: number;
}

const value = sql.placeholder;
const { amountMinor, receivedMinor, settledAt } = depositOrders;
const isOrder = eq(depositOrders.id, value('id'));
const isOfMember = eq(depositOrders.memberId, value('memberId'));
// Words rather than parameters, so that a plan can tell the states apart.
const isPending = eq(depositOrders.status, 'PENDING').inlineParams();
const isCredited = eq(depositOrders.status, 'CONFIRMED').inlineParams();

// What waits reserves its amount in every period; what arrived counts from when it was credited, from whomever it came.
const ordersSince = (period: LimitPeriod) =>
  sql<number>`coalesce(sum(iif(${isPending}, ${amountMinor}, iif(${settledAt} >= ${value(period)}, ${receivedMinor}, 0))), 0)`;
const grossSince = (period: LimitPeriod) =>
  sql<number>`${ordersSince(period)} + ${receivedSince(value('memberId'), value(period))}`;
const isSettledSince = sql`${settledAt} >= min(${value('daily')}, ${value('weekly')}, ${value('monthly')})`;

export const depositRepository = repository(({ db }) => {
  const insert = db.insert(depositOrders).values(givenAll(depositOrders, 'id')).returning().prepare();
  const find = db.select().from(depositOrders).where(isOrder).prepare();
  const newest = () => db.select().from(depositOrders).orderBy(desc(depositOrders.id)).limit(value('limit'));
  const page = newest().where(isOfMember).offset(value('offset')).prepare();
  const waiting = newest().where(isPending).prepare();
  const withState = () => db.select({ id: depositOrders.id }).from(depositOrders).orderBy(depositOrders.id);
  const inState = withState()
    .where(and(isOfMember, eq(depositOrders.status, value('status'))))
    .prepare();
  const counted = () => db.select({ rows: count() }).from(depositOrders);
  const ofMember = counted().where(isOfMember).prepare();
  const open = counted().where(and(isOfMember, isPending)).prepare();
  const gross = db
    .select({ daily: grossSince('daily'), weekly: grossSince('weekly'), monthly: grossSince('monthly') })
    .from(depositOrders)
    .where(and(isOfMember, ne(depositOrders.id, value('except')), or(isPending, and(isCredited, isSettledSince))))
    .prepare();
  const creditedSince = db
    .select({ minor: sql<number>`coalesce(sum(${receivedMinor}), 0)` })
    .from(depositOrders)
    .where(and(isOfMember, isCredited, gt(settledAt, value('since'))))
    .prepare();
  const settle = db
    .update(depositOrders)
    .set(given(depositOrders, 'status', 'feeMinor', 'receivedMinor', 'settledAt'))
    .where(and(isOrder, eq(depositOrders.status, value('from'))))
    .prepare();
  const isHeld = eq(depositOrders.status, 'HELD').inlineParams();
  const held = db.select().from(depositOrders).where(and(isOfMember, isHeld)).orderBy(asc(depositOrders.id)).prepare();
  const pendingOf = and(isOfMember, isPending);
  const pending = db.select().from(depositOrders).where(pendingOf).orderBy(desc(depositOrders.id)).prepare();
  const collectedMinor = sql<number>`coalesce((SELECT p.amount_minor FROM ${sql.raw(POSTED)} p
    WHERE p.key = 'deposit:' || deposit_orders.id || ':reversal'), 0)`;
  const reversed = db
    .select({ ...getTableColumns(depositOrders), collectedMinor })
    .from(depositOrders)
    .where(eq(depositOrders.status, 'REVERSED').inlineParams())
    .orderBy(desc(depositOrders.id))
    .limit(value('limit'))
    .prepare();
  const keepChoice = db.update(depositOrders).set({ creditWhenFits: true }).where(isOrder).prepare();
  return {
    insert(order: Omit<DepositRow, 'id'>): DepositRow {
      const row = insert.get(order);
      if (!row) throw new Error(`the deposit of ${order.memberId} was not kept`);
      return row;
    },
    byId: (id: number): DepositRow | null => find.get({ id }) ?? null,
    page: (memberId: string, limit: number, offset: number): DepositRow[] => page.all({ memberId, limit, offset }),
    count: (memberId: string): number => ofMember.get({ memberId })?.rows ?? 0,
    countOpen: (memberId: string): number => open.get({ memberId })?.rows ?? 0,
    /** The numbers of a member's orders in a state, the oldest first. */
    inState: (memberId: string, status: DepositRow['status']): number[] =>
      inState.all({ memberId, status }).map(({ id }) => id),
    waiting: (limit: number): DepositRow[] => waiting.all({ limit }),
    /** What waits for its money, the newest first. */
    pending: (memberId: string): DepositRow[] => pending.all({ memberId }),
    /** What waits beyond a limit, the oldest first. */
    held: (memberId: string): DepositRow[] => held.all({ memberId }),
    /** What was taken back, the newest first, with what the member's balance gave of it. */
    reversed: (limit: number) => reversed.all({ limit }),
    creditWhenFits: (id: number): void => void keepChoice.run({ id }),
    gross: (of: GrossOf, begins: ByPeriod): ByPeriod =>
      gross.get({ ...of, ...begins }) ?? { daily: 0, weekly: 0, monthly: 0 },
    /** What was credited later than then, milliseconds since epoch. */
    creditedSince: (memberId: string, since: number): number => creditedSince.get({ memberId, since })?.minor ?? 0,
    settle: (settlement: Settlement): boolean => settle.run(settlement).changes > 0,
  };
});

/** What a member deposits in periods that began then (ms), gross: orders that wait, what was credited since, and what others transferred. */
export const grossDeposits = (world: World, of: GrossOf, begins: ByPeriod): ByPeriod =>
  depositRepository(world).gross(of, begins);

/** What was credited to a member later than a moment (ms), minor units. */
export const creditedDeposits = (world: World, memberId: string, since: number): number =>
  depositRepository(world).creditedSince(memberId, since);
