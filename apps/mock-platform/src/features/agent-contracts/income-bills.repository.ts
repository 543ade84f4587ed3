import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Span } from '../../rollups/time-parts';
import { repository } from '../../world/world';
import { agentBills as bills, agentBillPayments as payments } from './agent-contracts.table';

type Asked = { agentId: string } & Span;

const value = sql.placeholder;
const isPaidTo = eq(bills.downlineId, value('agentId'));
const OWED = ['AWAITING_REVIEW', 'PAYABLE', 'PARTLY_PAID', 'INSUFFICIENT'] as const;

export const incomeBills = repository(({ db }) => {
  const paid = db
    .select({ id: bills.id, kind: bills.kind, state: bills.state, payment: payments.kind, at: payments.at })
    .from(bills)
    .innerJoin(payments, eq(payments.billId, bills.id))
    .where(
      and(isPaidTo, lt(bills.settledAt, value('to')), gte(payments.at, value('from')), lt(payments.at, value('to'))),
    )
    .orderBy(asc(payments.at), asc(bills.id))
    .prepare();
  const owed = db
    .select({
      ...{ id: bills.id, kind: bills.kind, state: bills.state, settledAt: bills.settledAt },
      owedMinor: sql<number>`due_minor - paid_minor`,
    })
    .from(bills)
    .where(
      and(
        ...[isPaidTo, gte(bills.settledAt, value('from')), lt(bills.settledAt, value('to'))],
        ...[inArray(bills.state, [...OWED]), sql`due_minor > paid_minor`],
      ),
    )
    .orderBy(asc(bills.settledAt), asc(bills.id))
    .prepare();
  return {
    /** Payments within a span, of whichever bills. */
    paid: (asked: Asked) => paid.all({ ...asked }),
    /** Bills that were settled within a span and are not paid in full. */
    owed: (asked: Asked) => owed.all({ ...asked }),
  };
});
