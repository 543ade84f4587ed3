import { and, asc, desc, eq, gte, lt, max, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { createRowMemory } from '../../sqlite/row-memory';
import { repository } from '../../world/world';
import { lotteryCorrections, lotteryOrders } from './lottery.table';

export type OrderRow = typeof lotteryOrders.$inferSelect;
export type CorrectionRow = typeof lotteryCorrections.$inferSelect;

const value = sql.placeholder;
const { id, code, roundId, memberId, isChase, at } = lotteryOrders;

/** Which of a member's orders are listed. `rounds`: those, or all but those. */
interface OrderFilter {
  readonly memberId: string;
  /** Null: of every lottery. */
  readonly code: string | null;
  readonly chases: boolean;
  readonly rounds: { readonly ids: readonly string[]; readonly are: 'in' | 'out' } | null;
  /** Those behind this one, by its number. */
  readonly before: number;
  readonly limit: number;
}

const isWanted = and(
  eq(memberId, value('memberId')),
  lt(id, value('before')),
  sql`(${value('code')} IS NULL OR ${code} = ${value('code')})`,
  sql`(${value('chases')} = 0 OR ${isChase} = 1)`,
  sql`(${value('are')} IS NULL OR (${roundId} IN (SELECT value FROM json_each(${value('ids')}))) = (${value('are')} = 'in'))`,
);

/** Of orders that are settled together, each is asked for more than once. */
const MOST_REMEMBERED = 256;

export const ordersRepository = repository(({ db, undoings }) => {
  const remembered = createRowMemory<OrderRow>(undoings, MOST_REMEMBERED);
  const insert = db.insert(lotteryOrders).values(givenAll(lotteryOrders, 'id')).prepare();
  const byRound = db
    .select()
    .from(lotteryOrders)
    .where(eq(roundId, value('roundId')))
    .prepare();
  const list = db.select().from(lotteryOrders).where(isWanted).orderBy(desc(id)).limit(value('limit')).prepare();
  const payRebate = db
    .update(lotteryOrders)
    .set(given(lotteryOrders, 'rebateMinor'))
    .where(eq(roundId, value('roundId')))
    .prepare();
  const recent = db
    .select({ code, at: max(at) })
    .from(lotteryOrders)
    .where(eq(memberId, value('memberId')))
    .groupBy(code)
    .orderBy(desc(max(at)))
    .limit(value('limit'))
    .prepare();
  return {
    insert: (row: Omit<OrderRow, 'id'>): OrderRow => ({ ...row, id: Number(insert.run({ ...row }).lastInsertRowid) }),
    byRound(of: string): OrderRow | null {
      const before = remembered.get(of);
      if (before) return before;
      const row = byRound.get({ roundId: of });
      if (row) remembered.keep(of, row);
      return row ?? null;
    },
    list: ({ rounds, chases, ...filter }: OrderFilter): OrderRow[] =>
      list.all({
        ...filter,
        chases: chases ? 1 : 0,
        are: rounds?.are ?? null,
        ids: JSON.stringify(rounds?.ids ?? []),
      }),
    payRebate(paid: { roundId: string; rebateMinor: number }): void {
      payRebate.run({ ...paid });
      remembered.forget(paid.roundId);
    },
    /** Codes of the lotteries that a member had orders in, the latest first. */
    recent: (of: { memberId: string; limit: number }): string[] => recent.all({ ...of }).map((row) => row.code),
  };
});

export const correctionsRepository = repository(({ db }) => {
  const isOf = and(eq(lotteryCorrections.code, value('code')), eq(lotteryCorrections.issue, value('issue')));
  const of = db.select().from(lotteryCorrections).where(isOf).prepare();
  const insert = db.insert(lotteryCorrections).values(givenAll(lotteryCorrections)).prepare();
  const goOn = db
    .update(lotteryCorrections)
    .set(given(lotteryCorrections, 'doneId', 'leftCount'))
    .where(isOf)
    .prepare();
  const since = db
    .select()
    .from(lotteryCorrections)
    .where(and(eq(lotteryCorrections.code, value('code')), gte(lotteryCorrections.at, value('at'))))
    .orderBy(asc(lotteryCorrections.at), asc(lotteryCorrections.issue))
    .prepare();
  return {
    of: (issue: { code: string; issue: string }): CorrectionRow | null => of.get({ ...issue }) ?? null,
    insert: (row: CorrectionRow): void => void insert.run({ ...row }),
    goOn: (row: Pick<CorrectionRow, 'code' | 'issue' | 'doneId' | 'leftCount'>): void => void goOn.run({ ...row }),
    /** Of a lottery from a moment on, the oldest first. */
    since: ({ code, at }: Pick<CorrectionRow, 'code' | 'at'>): CorrectionRow[] => since.all({ code, at }),
  };
});
