import { type Pay, type PayFigures, payOf } from '@tonalli/contracts/agent-contracts/pay';
import { baseOf, type ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { World } from '../../world/world';
import type { CategoryFigures } from './agent-contracts.table';
import { billsRepository, carriesRepository } from './bills.repository';
import { openingCarry, openingCorrection } from './carry';
import { contractsRepository, versionsRepository } from './contracts.repository';
import type { Period } from './periods';
import { type RunContract, runFigures } from './run-figures.repository';

interface Made {
  runId: number;
  period: Period;
  counted: RunContract;
}

/** Makes the bill of a contract for a period from what the run counted; none where nothing happened, and never a second one (CON-04). */
export function makeBill(world: World, { runId, period, counted }: Made): void {
  const contract = contractsRepository(world).find(counted.contractId);
  const version = versionsRepository(world).find(counted.contractId, counted.version);
  if (!contract || !version) throw new Error(`contract ${counted.contractId} has no version ${counted.version}`);
  const { terms } = version;
  const { figures, byCategory } = figuresOf(world, { downlineId: contract.downlineId, terms, period, counted });
  if (isNothing(figures)) return;
  const pay = payOf(terms, figures);
  const store = billsRepository(world);
  const billId = store.insert({
    ...{
      runId,
      contractId: contract.id,
      kind: contract.kind,
      period: period.key,
      fromAt: period.from,
      toAt: period.to,
    },
    ...{ uplineId: contract.uplineId, downlineId: contract.downlineId, payer: terms.payer },
    ...{ version: version.version, hash: version.hash, autoCover: version.autoCover },
    ...{ grossMinor: pay.amountMinor, toDownlinesMinor: 0, shortfallMinor: 0, dueMinor: 0, paidMinor: 0 },
    ...{ closingCarryMinor: pay.closingCarryMinor, state: 'PAYABLE', returnedMinor: 0, settledAt: world.clock.now() },
  });
  if (billId === null) return;
  store.insertInputs({ billId, figures, byCategory });
  const { downlineId, kind } = contract;
  carriesRepository(world).put({
    downlineId,
    kind,
    closingMinor: leftOf(terms, pay),
    fromAt: period.from,
    toAt: period.to,
  });
}

/** What the next period begins with; of a salary only what corrections took back beyond it. */
const leftOf = ({ kind }: ContractTerms, pay: Pay): number =>
  baseOf(kind) === 'turnover' ? Math.min(0, pay.rawMinor) : pay.closingCarryMinor;

interface Counted {
  downlineId: string;
  terms: ContractTerms;
  period: Period;
  counted: RunContract;
}

function figuresOf(
  world: World,
  { downlineId, terms, period, counted }: Counted,
): { figures: PayFigures; byCategory: CategoryFigures[] } {
  const sums = runFigures(world).sumsOf(counted.contractId);
  const left = carriesRepository(world).find(downlineId, terms.kind);
  const isDividend = baseOf(terms.kind) === 'netLoss';
  const add = (pick: (row: (typeof sums)[number]) => number) => sums.reduce((total, row) => total + pick(row), 0);
  const late = isDividend ? 0 - add((row) => row.latePayoutMinor) : add((row) => row.lateValidMinor);
  const { activeMembers, bonusMinor, rebateMinor, depositMinor } = counted;
  const figures: PayFigures = {
    turnoverMinor: add((row) => row.turnoverMinor),
    stakeMinor: add((row) => row.stakeMinor),
    payoutMinor: add((row) => row.payoutMinor),
    ...{ bonusMinor, rebateMinor, depositMinor, activeMembers },
    salaryMinor: isDividend ? runFigures(world).salariesOf(downlineId, period) : 0,
    openingCarryMinor: openingCarry(terms, period, left),
    correctionMinor: late + openingCorrection(terms, left),
  };
  const byCategory = sums.map(({ category, turnoverMinor, stakeMinor, payoutMinor }) => ({
    ...{ category, turnoverMinor, stakeMinor, payoutMinor },
  }));
  return { figures, byCategory };
}

/** Neither played nor moved nor corrected; what was carried over stays as it is. */
function isNothing({ openingCarryMinor: _carry, activeMembers: _active, ...amounts }: PayFigures): boolean {
  return Object.values(amounts).every((amount) => amount === 0);
}
