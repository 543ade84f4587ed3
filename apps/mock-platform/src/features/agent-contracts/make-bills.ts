import { type Pay, type PayFigures, payOf } from '@tonalli/contracts/agent-contracts/pay';
import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { World } from '../../world/world';
import type { CategoryFigures } from './agent-contracts.table';
import type { CarryRow } from './bills.repository';
import { openingCarry, openingCorrection } from './carry';
import { billIdOf } from './contract-ids';
import { knownTerms } from './known-terms';
import { madeBills, type NewBill } from './made-bills.repository';
import type { Period } from './periods';
import { type RunContract, type RunSums, runContracts } from './run-contracts.repository';

interface Making {
  runId: number;
  period: Period;
  contracts: readonly RunContract[];
}

/** A bill with what it was worked out of, and what it leaves to be earned first; null: no more than there was. */
interface Made {
  bill: NewBill;
  figures: PayFigures;
  byCategory: CategoryFigures[];
  carry: CarryRow | null;
}

/**
 * Makes the bills of contracts for a period from what the run counted; none where nothing happened, and never a second one
 * (CON-04). Those below whom nobody has such a contract, and who owe nobody, have theirs settled at once.
 */
export function makeBills(world: World, { runId, period, contracts }: Making): void {
  const sums = runContracts(world).sums(contracts);
  const store = madeBills(world);
  const before = store.lastId();
  let id = before;
  const made: Made[] = [];
  for (const counted of contracts) {
    const bill = counted.isBilled ? null : makeBill(world, { id: id + 1, runId, period, counted, sums });
    if (!bill) continue;
    id += 1;
    made.push(bill);
  }
  const bills = made.map(({ bill }) => bill);
  store.insert(bills);
  store.insertInputs(made.map(({ bill, figures, byCategory }) => ({ billId: bill.id, figures, byCategory })));
  store.putCarries(made.flatMap(({ carry }) => carry ?? []));
  payAtOnce(world, { bills, before });
}

/** The first and only posting of each that is made paid. */
function payAtOnce(world: World, { bills, before }: { bills: readonly NewBill[]; before: number }): void {
  const at = world.clock.now();
  world.ledger.postAll(
    bills
      .filter(({ state }) => state === 'PAID')
      .map(({ id, kind, downlineId, dueMinor }) => ({
        ...{ kind: kind === 'dividend' ? ('agent.dividend' as const) : ('agent.salary' as const) },
        ...{ key: `bill:${id}:0`, memberId: downlineId, amountMinor: dueMinor, reference: billIdOf(id), at },
      })),
  );
  madeBills(world).addPayments(before, at);
}

interface MakingOne extends Omit<Making, 'contracts'> {
  id: number;
  counted: RunContract;
  sums: ReadonlyMap<number, RunSums[]>;
}

function makeBill(world: World, { id, runId, period, counted, sums }: MakingOne): Made | null {
  const terms = knownTerms(world)(counted);
  const played = sums.get(counted.contractId) ?? [];
  const figures = figuresOf(world, { terms, period, counted, played });
  if (isNothing(figures)) return null;
  const pay = payOf(terms, figures);
  const { contractId, uplineId, downlineId, version, hash } = counted;
  const { key, from: fromAt, to: toAt } = period;
  const bill: NewBill = {
    ...{ id, runId, contractId, kind: terms.kind, period: key, fromAt, toAt, uplineId, downlineId },
    ...{ payer: terms.payer, version, hash, autoCover: counted.autoCover === 1, settledAt: world.clock.now() },
    ...{
      grossMinor: pay.amountMinor,
      toDownlinesMinor: 0,
      shortfallMinor: 0,
      closingCarryMinor: pay.closingCarryMinor,
    },
    ...{ ...firstState(terms, pay, counted), returnedMinor: 0 },
  };
  const byCategory = played.map(({ category, turnoverMinor, stakeMinor, payoutMinor }) => ({
    ...{ category, turnoverMinor, stakeMinor, payoutMinor },
  }));
  const closingMinor = leftOf(terms, pay);
  const isSame = closingMinor === 0 && (counted.closingMinor ?? 0) === 0;
  const carry = isSame ? null : { downlineId, kind: terms.kind, closingMinor, fromAt, toAt };
  return { bill, figures, byCategory, carry };
}

/** Where somebody's share of it, or a debt, is still to be seen, a bill is `PAYABLE` with nothing due yet. */
function firstState(
  { payer }: ContractTerms,
  { amountMinor: dueMinor }: Pay,
  { isAlone, isSuspended }: RunContract,
): Pick<NewBill, 'dueMinor' | 'paidMinor' | 'state'> {
  if (isAlone === 0) return { dueMinor: 0, paidMinor: 0, state: 'PAYABLE' };
  if (dueMinor === 0) return { dueMinor, paidMinor: 0, state: 'NOT_REACHED' };
  if (isSuspended === 1) return { dueMinor, paidMinor: 0, state: 'AWAITING_REVIEW' };
  return payer === 'house'
    ? { dueMinor, paidMinor: dueMinor, state: 'PAID' }
    : { dueMinor, paidMinor: 0, state: 'PAYABLE' };
}

/** What the next period begins with; of a salary only what corrections took back beyond it. */
const leftOf = ({ kind }: ContractTerms, pay: Pay): number =>
  baseOf(kind) === 'turnover' ? Math.min(0, pay.rawMinor) : pay.closingCarryMinor;

interface Counted {
  terms: ContractTerms;
  period: Period;
  counted: RunContract;
  played: readonly RunSums[];
}

function figuresOf(world: World, { terms, period, counted, played }: Counted): PayFigures {
  const { downlineId, activeMembers, bonusMinor, rebateMinor, depositMinor } = counted;
  const left = carryOf(counted, terms);
  const isDividend = baseOf(terms.kind) === 'netLoss';
  const add = (pick: (row: RunSums) => number) => played.reduce((total, row) => total + pick(row), 0);
  const late = isDividend ? 0 - add((row) => row.latePayoutMinor) : add((row) => row.lateValidMinor);
  return {
    turnoverMinor: add((row) => row.turnoverMinor),
    stakeMinor: add((row) => row.stakeMinor),
    payoutMinor: add((row) => row.payoutMinor),
    ...{ bonusMinor, rebateMinor, depositMinor, activeMembers },
    salaryMinor: isDividend ? runContracts(world).salariesOf(downlineId, period) : 0,
    openingCarryMinor: openingCarry(terms, period, left),
    correctionMinor: late + openingCorrection(terms, left),
  };
}

const carryOf = (
  { downlineId, closingMinor, carryFrom: fromAt, carryTo: toAt }: RunContract,
  { kind }: ContractTerms,
): CarryRow | null =>
  closingMinor === null || fromAt === null || toAt === null ? null : { downlineId, kind, closingMinor, fromAt, toAt };

/** Neither played nor moved nor corrected; what was carried over stays as it is. */
function isNothing({ openingCarryMinor: _carry, activeMembers: _active, ...amounts }: PayFigures): boolean {
  return Object.values(amounts).every((amount) => amount === 0);
}
