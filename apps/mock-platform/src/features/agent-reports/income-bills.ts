import type { IncomeState } from '@tonalli/contracts/agent-reports/columns';
import type { IncomeDay, IncomeKind } from '@tonalli/contracts/agent-reports/wire';
import { dayOf, type Span } from '../../rollups/time-parts';
import type { World } from '../../world/world';
import { type OwedBill, owedBills, type PaidBill, paidBills } from '../agent-contracts';

type Bills = IncomeDay['bills'][number] & { states: ReadonlySet<PaidBill['state']> };

/** What is left of a funding when downlines have theirs comes into the wallet as pay of a contract. */
const incomeKindOf = (payment: PaidBill['payment']): IncomeKind =>
  payment === 'agent.funding' ? 'agent.contractPay' : payment;

/** The bills from which rows of paid income come, by day and kind of income. */
export function billsOfRows(world: World, agentId: string, span: Span): Map<string, Bills[]> {
  const payments = paidBills(world, agentId, span);
  const byRow = Map.groupBy(payments, ({ at, payment }) => `${dayOf(at)} ${incomeKindOf(payment)}`);
  return new Map([...byRow].map(([row, paid]) => [row, byContract(paid)]));
}

function byContract(bills: readonly (PaidBill | OwedBill)[]): Bills[] {
  return [...Map.groupBy(bills, ({ kind }) => kind)].map(([kind, own]) => {
    const ids = new Set(own.map(({ billId }) => billId));
    const [billId = null] = ids.size === 1 ? ids : [];
    return { kind, bills: ids.size, billId, states: new Set(own.map(({ state }) => state)) };
  });
}

/** Of a row that was paid: as far as the least of its bills. */
export function stateOf(kind: IncomeKind, bills: readonly Bills[]): IncomeState {
  const has = (state: PaidBill['state']): boolean => bills.some(({ states }) => states.has(state));
  if (kind === 'agent.clawback' || has('REVERSED')) return 'clawedBack';
  return has('PARTLY_PAID') ? 'partPaid' : 'paid';
}

interface Asked {
  span: Span;
  nameOf: ReadonlyMap<number, string>;
}

/** What is owed of bills that were settled, by day, kind and state: none of it moved yet. */
export function owedRows(world: World, agentId: string, { span, nameOf }: Asked): IncomeDay[] {
  const byRow = Map.groupBy(owedBills(world, agentId, span), ({ settledAt, kind, state }) => {
    return `${dayOf(settledAt)} ${kind === 'dividend'} ${state === 'PARTLY_PAID'}`;
  });
  return [...byRow.values()].flatMap((owed) => {
    const [first] = owed;
    if (!first) return [];
    return {
      day: nameOf.get(dayOf(first.settledAt)) ?? '',
      kind: first.kind === 'dividend' ? ('agent.dividend' as const) : ('agent.salary' as const),
      state: first.state === 'PARTLY_PAID' ? ('partPaid' as const) : ('waiting' as const),
      amount: owed.reduce((total, { owedMinor }) => total + owedMinor, 0),
      movements: 0,
      bills: byContract(owed).map(({ states: _, ...shown }) => shown),
    };
  });
}
