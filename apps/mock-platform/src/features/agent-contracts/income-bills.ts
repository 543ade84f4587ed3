import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import type { BillEntity, PaymentRow } from './bills.repository';
import { billIdOf } from './contract-ids';
import { incomeBills } from './income-bills.repository';

/** A payment of a bill, or what was taken back. */
export interface PaidBill {
  billId: string;
  kind: ContractKind;
  payment: PaymentRow['kind'];
  state: BillEntity['state'];
  at: number;
}

/** What is still to be paid of a bill that is settled. */
export interface OwedBill {
  billId: string;
  kind: ContractKind;
  state: BillEntity['state'];
  settledAt: number;
  owedMinor: number;
}

/** What an agent was paid by contract within a span, payment by payment. */
export const paidBills = (world: World, agentId: string, span: Span): PaidBill[] =>
  incomeBills(world)
    .paid({ agentId, ...span })
    .map(({ id, ...paid }) => ({ billId: billIdOf(id), ...paid }));

/** What an agent is owed by contract of the bills that were settled within a span. */
export const owedBills = (world: World, agentId: string, span: Span): OwedBill[] =>
  incomeBills(world)
    .owed({ agentId, ...span })
    .map(({ id, ...owed }) => ({ billId: billIdOf(id), ...owed }));
