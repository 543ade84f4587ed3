import { forRows } from '../../sqlite/for-rows';
import { repository } from '../../world/world';
import type { BillEntity, BillInputs, CarryRow } from './bills.repository';

/** A bill that was never read, which has the number that it is going to be kept under. */
export type NewBill = Omit<BillEntity, 'readAt'>;

const BILL = `id, run_id, contract_id, kind, period, from_at, to_at, upline_id, downline_id, payer, version, hash, auto_cover, gross_minor,
  to_downlines_minor, shortfall_minor, due_minor, paid_minor, closing_carry_minor, state, returned_minor, settled_at`;

const billRow = (bill: NewBill) =>
  [
    ...[bill.id, bill.runId, bill.contractId, bill.kind, bill.period, bill.fromAt, bill.toAt, bill.uplineId],
    ...[bill.downlineId, bill.payer, bill.version, bill.hash, Number(bill.autoCover), bill.grossMinor],
    ...[bill.toDownlinesMinor, bill.shortfallMinor, bill.dueMinor, bill.paidMinor, bill.closingCarryMinor],
    ...[bill.state, bill.returnedMinor, bill.settledAt],
  ] as const;

/** Bills as a settlement makes them: many at once. */
export const madeBills = repository(({ sqlite }) => {
  const last = sqlite.prepare<[], number | null>('SELECT max(id) FROM agent_bills').pluck();
  const bills = forRows<ReturnType<typeof billRow>>(
    sqlite,
    22,
    (rows) => `INSERT INTO agent_bills (${BILL}) VALUES ${rows}`,
  );
  const inputs = forRows<readonly [billId: number, figures: string, byCategory: string]>(
    sqlite,
    3,
    (rows) => `INSERT INTO agent_bill_inputs (bill_id, figures, by_category) VALUES ${rows}`,
  );
  // Of each the first, and with it all that is due.
  const payments = sqlite.prepare<[{ after: number; at: number }]>(
    `INSERT INTO agent_bill_payments (bill_id, number, at, kind, amount_minor, key)
     SELECT id, 0, @at, iif(kind = 'dividend', 'agent.dividend', 'agent.salary'), paid_minor, 'bill:' || id || ':0'
     FROM agent_bills WHERE id > @after AND state = 'PAID'`,
  );
  const carries = forRows<
    readonly [downlineId: string, kind: string, closingMinor: number, fromAt: number, toAt: number]
  >(
    sqlite,
    5,
    (rows) => `INSERT INTO agent_carries (downline_id, kind, closing_minor, from_at, to_at) VALUES ${rows}
      ON CONFLICT (downline_id, kind) DO UPDATE SET
        closing_minor = excluded.closing_minor, from_at = excluded.from_at, to_at = excluded.to_at`,
  );
  return {
    /** The number of the last bill. */
    lastId: (): number => last.get() ?? 0,
    insert: (rows: readonly NewBill[]) => bills(rows.map(billRow)),
    insertInputs: (rows: readonly BillInputs[]) =>
      inputs(rows.map((row) => [row.billId, JSON.stringify(row.figures), JSON.stringify(row.byCategory)] as const)),
    /** What bills behind one are made paid. */
    addPayments: (after: number, at: number) => void payments.run({ after, at }),
    putCarries: (rows: readonly CarryRow[]) =>
      carries(rows.map((row) => [row.downlineId, row.kind, row.closingMinor, row.fromAt, row.toAt] as const)),
  };
});
