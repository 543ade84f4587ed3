import { and, asc, desc, eq, gt, gte, lt, lte, max, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { agentBillInputs, agentBillPayments, agentBills, agentCarries, IS_OPEN } from './agent-contracts.table';

export type BillEntity = typeof agentBills.$inferSelect;
export type BillInputs = typeof agentBillInputs.$inferSelect;
export type PaymentRow = typeof agentBillPayments.$inferSelect;
export type CarryRow = typeof agentCarries.$inferSelect;
type Paid = Pick<BillEntity, 'id' | 'paidMinor' | 'state'>;

const value = sql.placeholder;
const isBill = eq(agentBills.id, value('id'));
const isOpen = sql.raw(IS_OPEN);
const IS_RECEIVABLE = sql`state = 'REVERSED' AND returned_minor < paid_minor`;
const ofUpline = eq(agentBills.uplineId, value('uplineId'));

const isBehind = and(eq(agentBills.runId, value('runId')), gt(agentBills.id, value('after')));

const isBelow = and(
  ...[ofUpline, eq(agentBills.kind, value('kind')), eq(agentBills.fromAt, value('fromAt'))],
  ...[gte(agentBills.settledAt, value('fromAt')), eq(agentBills.toAt, value('toAt'))],
);
const isCorrected = and(
  ...[eq(agentBills.downlineId, value('downlineId')), eq(agentBills.kind, value('kind'))],
  ...[eq(agentBills.fromAt, value('toAt')), sql`figures ->> '$.correctionMinor' <> 0`],
);

/** Bills as they are made and read. */
export const billsRepository = repository(({ db }) => {
  const byId = db.select().from(agentBills).where(isBill).prepare();
  const inputs = db
    .select()
    .from(agentBillInputs)
    .where(eq(agentBillInputs.billId, value('id')))
    .prepare();
  const last = db
    .select()
    .from(agentBills)
    .where(eq(agentBills.contractId, value('contractId')))
    .orderBy(desc(agentBills.fromAt))
    .limit(1)
    .prepare();
  const ofPeriod = db
    .select()
    .from(agentBills)
    .where(and(eq(agentBills.contractId, value('contractId')), eq(agentBills.fromAt, value('fromAt'))))
    .prepare();
  const next = db
    .select({ id: agentBills.id })
    .from(agentBills)
    .where(isBehind)
    .orderBy(asc(agentBills.id))
    .limit(value('most'))
    .as('next');
  const lastOfRun = db
    .select({ id: max(next.id) })
    .from(next)
    .prepare();
  const unsettled = db
    .select()
    .from(agentBills)
    .where(and(isBehind, lte(agentBills.id, value('last')), eq(agentBills.state, 'PAYABLE')))
    .orderBy(asc(agentBills.id))
    .prepare();
  const below = db.select().from(agentBills).where(isBelow).orderBy(asc(agentBills.id)).prepare();
  const later = db
    .select({ id: agentBills.id })
    .from(agentBills)
    .innerJoin(agentBillInputs, eq(agentBillInputs.billId, agentBills.id))
    .where(isCorrected)
    .prepare();
  const setDue = db
    .update(agentBills)
    .set(given(agentBills, 'toDownlinesMinor', 'shortfallMinor', 'dueMinor', 'state'))
    .where(isBill)
    .prepare();
  const setRead = db.update(agentBills).set(given(agentBills, 'readAt')).where(isBill).prepare();
  return {
    find: (id: number): BillEntity | null => byId.get({ id }) ?? null,
    inputsOf: (id: number): BillInputs | null => inputs.get({ id }) ?? null,
    lastOf: (contractId: number): BillEntity | null => last.get({ contractId }) ?? null,
    ofPeriod: (contractId: number, fromAt: number): BillEntity | null => ofPeriod.get({ contractId, fromAt }) ?? null,
    /** Of the next so many bills of a run behind one the last; null: there are none. */
    lastOfRun: (runId: number, after: number, most: number): number | null =>
      lastOfRun.get({ runId, after, most })?.id ?? null,
    /** Those of them that nobody paid or put off yet. */
    unsettled: (of: { runId: number; after: number; last: number }): BillEntity[] => unsettled.all(of),
    /** Of direct downlines for the same period. */
    below: ({ downlineId, kind, fromAt, toAt }: BillEntity): BillEntity[] =>
      below.all({ uplineId: downlineId, kind, fromAt, toAt }),
    /** Of the next period, where it has corrections in it. */
    correctedBy: ({ downlineId, kind, toAt }: BillEntity): number[] =>
      later.all({ downlineId, kind, toAt }).map(({ id }) => id),
    setDue: (bill: Pick<BillEntity, 'id' | 'toDownlinesMinor' | 'shortfallMinor' | 'dueMinor' | 'state'>): void =>
      void setDue.run(bill),
    setRead: (id: number, readAt: number): void => void setRead.run({ id, readAt }),
  };
});

/** What was paid of bills, and what is still owed. */
export const paymentsRepository = repository(({ db }) => {
  const open = db
    .select()
    .from(agentBills)
    .where(and(ofUpline, isOpen))
    .orderBy(asc(agentBills.toAt), asc(agentBills.id))
    .prepare();
  const payers = db
    .selectDistinct({ uplineId: agentBills.uplineId })
    .from(agentBills)
    .where(and(gt(agentBills.uplineId, value('after')), isOpen))
    .orderBy(asc(agentBills.uplineId))
    .limit(value('most'))
    .prepare();
  const owed = db
    .select({ owedMinor: sql<number>`coalesce(sum(due_minor - paid_minor), 0)` })
    .from(agentBills)
    .where(and(ofUpline, isOpen))
    .prepare();
  const receivable = db.select().from(agentBills).where(IS_RECEIVABLE).orderBy(asc(agentBills.id)).prepare();
  const inReview = db
    .select()
    .from(agentBills)
    .where(
      and(
        ...[eq(agentBills.contractId, value('contractId')), eq(agentBills.state, 'AWAITING_REVIEW')],
        lt(agentBills.fromAt, value('before')),
      ),
    )
    .orderBy(asc(agentBills.id))
    .prepare();
  const setPaid = db
    .update(agentBills)
    .set(given(agentBills, 'paidMinor', 'state'))
    .where(isBill)
    .prepare();
  const setReturned = db.update(agentBills).set(given(agentBills, 'returnedMinor')).where(isBill).prepare();
  const add = db.insert(agentBillPayments).values(givenAll(agentBillPayments)).prepare();
  const ofBill = db
    .select()
    .from(agentBillPayments)
    .where(eq(agentBillPayments.billId, value('id')))
    .orderBy(asc(agentBillPayments.number))
    .prepare();
  return {
    /** What an upline owes by contract, the oldest period first. */
    openOf: (uplineId: string): BillEntity[] => open.all({ uplineId }),
    /** Who owes anything, by id, behind one of them. */
    payers: (after: string, most: number): string[] =>
      payers.all({ after, most }).flatMap(({ uplineId }) => (uplineId === null ? [] : [uplineId])),
    owedMinor: (uplineId: string): number => owed.get({ uplineId })?.owedMinor ?? 0,
    /** Reversed bills of which not all is back. */
    receivable: (): BillEntity[] => receivable.all(),
    inReview: (contractId: number): BillEntity[] => inReview.all({ contractId, before: Number.MAX_SAFE_INTEGER }),
    setPaid: (paid: Paid): void => void setPaid.run(paid),
    setReturned: (id: number, returnedMinor: number): void => void setReturned.run({ id, returnedMinor }),
    add: (row: PaymentRow): void => void add.run(row),
    ofBill: (id: number): PaymentRow[] => ofBill.all({ id }),
  };
});

export const carriesRepository = repository(({ db }) => {
  const find = db
    .select()
    .from(agentCarries)
    .where(and(eq(agentCarries.downlineId, value('downlineId')), eq(agentCarries.kind, value('kind'))))
    .prepare();
  const put = db
    .insert(agentCarries)
    .values(givenAll(agentCarries))
    .onConflictDoUpdate({
      target: [agentCarries.downlineId, agentCarries.kind],
      set: {
        closingMinor: sql`excluded.closing_minor`,
        fromAt: sql`excluded.from_at`,
        toAt: sql`excluded.to_at`,
      },
    })
    .prepare();
  return {
    find: (downlineId: string, kind: CarryRow['kind']): CarryRow | null => find.get({ downlineId, kind }) ?? null,
    put: (carry: CarryRow): void => void put.run(carry),
  };
});
