import { afterDownlines } from '@tonalli/contracts/agent-contracts/pay';
import type { World } from '../../world/world';
import { type BillEntity, billsRepository, paymentsRepository } from './bills.repository';
import { takeBackOpen } from './claw-back';
import { contractsRepository } from './contracts.repository';
import { makeBill } from './make-bill';
import { coverAgreed, payFromHouse } from './pay-bills';
import { nameOfStream, type Period, type Stream } from './periods';
import { runFigures } from './run-figures.repository';
import { type RunRow, runsRepository } from './runs.repository';
import { tellOwed } from './tell-holders';

/** Members, contracts or bills that one transaction takes on. */
const CHUNK = 100;
/** Payers that it does: each may pay many. */
const PAYERS = 20;

interface Settled {
  stream: Stream;
  period: Period;
}

/** How far a step came: null, the phase is over. */
type Step = (world: World, run: RunRow, settled: Settled) => { cursor: string; did: number } | null;

const PHASES = ['figures', 'bills', 'due', 'pay', 'cover'] as const;
const ALL: readonly RunRow['phase'][] = PHASES;

/**
 * Settles a period of a stream once (CON-04): what was played is counted, bills are made, what the house pays is paid, then
 * what uplines owe. Does about a chunk, keeps how far it is in the transaction, and answers whether the period is done.
 */
export function settlePeriod(world: World, settled: Settled, budget = CHUNK): boolean {
  const name = nameOfStream(settled.stream);
  let run = runsRepository(world).find(name, settled.period.from) ?? beginRun(world, name, settled);
  let left = budget;
  while (run && run.phase !== 'done') {
    if (left <= 0) return false;
    const step = STEPS[run.phase](world, run, settled);
    left -= step?.did ?? 1;
    run = keepStep(world, run, step);
  }
  return true;
}

function keepStep(world: World, run: RunRow, step: ReturnType<Step>): RunRow {
  const phase = step ? run.phase : (ALL[ALL.indexOf(run.phase) + 1] ?? 'done');
  const moved = { ...run, phase, cursor: step?.cursor ?? '' };
  runsRepository(world).move(moved);
  if (phase === 'done') runFigures(world).clear();
  return moved;
}

/** Null where nobody played and nobody owes: such a period leaves nothing. */
function beginRun(world: World, stream: string, { stream: of, period }: Settled): RunRow | null {
  const figures = runFigures(world);
  const isEmpty =
    of.kind !== 'dividend' && !figures.hasPlay(period) && paymentsRepository(world).payers('', 1).length === 0;
  if (isEmpty && paymentsRepository(world).receivable().length === 0) return null;
  figures.begin(of, period);
  const { key, from: fromAt, to: toAt } = period;
  return runsRepository(world).insert({ stream, period: key, fromAt, toAt, phase: 'figures', cursor: '' });
}

const countPlay: Step = (world, { cursor: after }, { stream, period: { from, to } }) => {
  const last = runFigures(world).lastOf(stream, { from, to, after, most: CHUNK });
  if (last === null) return null;
  runFigures(world).add(stream, { from, to, after, last });
  return { cursor: last, did: CHUNK / 2 };
};

const makeBills: Step = (world, { id: runId, cursor }, { period }) => {
  const contracts = runFigures(world).contracts(Number(cursor), CHUNK / 4);
  for (const counted of contracts) makeBill(world, { runId, period, counted });
  const last = contracts.at(-1);
  return last ? { cursor: String(last.contractId), did: contracts.length } : null;
};

/** Goes through the bills of the run in their order. */
const eachBill =
  (most: number, work: (world: World, bill: BillEntity) => void): Step =>
  (world, { id, cursor }) => {
    const bills = billsRepository(world).ofRun(id, Number(cursor), most);
    for (const bill of bills) work(world, bill);
    const last = bills.at(-1);
    return last ? { cursor: String(last.id), did: bills.length } : null;
  };

/** What is due when direct downlines whom the house pays have theirs. */
function setDue(world: World, bill: BillEntity): void {
  const paidByHouse = billsRepository(world)
    .below(bill)
    .filter(({ payer }) => payer === 'house');
  const toDownlinesMinor = paidByHouse.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const { netMinor, shortfallMinor } = afterDownlines(bill.grossMinor, toDownlinesMinor);
  const isSuspended = contractsRepository(world).find(bill.contractId)?.suspendedAt !== null;
  const state = netMinor === 0 ? 'NOT_REACHED' : isSuspended ? 'AWAITING_REVIEW' : 'PAYABLE';
  billsRepository(world).setDue({ id: bill.id, toDownlinesMinor, shortfallMinor, dueMinor: netMinor, state });
}

function pay(world: World, bill: BillEntity): void {
  if (bill.payer === 'house' && bill.state === 'PAYABLE') payFromHouse(world, bill);
}

/** What uplines owe after all that came in: out of wallets where it was agreed on, and told where it is missing. */
const cover: Step = (world, { cursor }) => {
  if (cursor === '') takeBackOpen(world);
  const payers = paymentsRepository(world).payers(cursor, PAYERS);
  for (const payerId of payers) {
    coverAgreed(world, payerId);
    for (const bill of paymentsRepository(world).openOf(payerId)) markMissing(world, bill);
  }
  const last = payers.at(-1);
  return last === undefined ? null : { cursor: last, did: payers.length * 5 };
};

/** Both sides are told once, with the run that could not pay. */
function markMissing(world: World, bill: BillEntity): void {
  const { id, uplineId, downlineId, kind, period, dueMinor, paidMinor, settledAt } = bill;
  if (bill.state === 'PAYABLE') paymentsRepository(world).setPaid({ id, paidMinor, state: 'INSUFFICIENT' });
  const isNew = settledAt === world.clock.now();
  if (isNew && uplineId !== null)
    tellOwed(world, { payerId: uplineId, payeeId: downlineId, kind, period, owedMinor: dueMinor - paidMinor });
}

const STEPS: Readonly<Record<(typeof PHASES)[number], Step>> = {
  figures: countPlay,
  bills: makeBills,
  due: eachBill(CHUNK / 2, setDue),
  pay: eachBill(CHUNK / 4, pay),
  cover,
};
