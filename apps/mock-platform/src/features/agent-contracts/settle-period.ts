import { afterDownlines } from '@tonalli/contracts/agent-contracts/pay';
import type { World } from '../../world/world';
import { type BillEntity, billsRepository, paymentsRepository } from './bills.repository';
import { takeBackOpen } from './claw-back';
import { contractsRepository } from './contracts.repository';
import { makeBills } from './make-bills';
import { coverAgreed, payFromHouse } from './pay-bills';
import { nameOfStream, type Period, type Stream } from './periods';
import { runContracts } from './run-contracts.repository';
import { runFigures } from './run-figures.repository';
import { type RunRow, runsRepository } from './runs.repository';
import { tellOwed } from './tell-holders';

/** What one transaction may do, in contracts of which a bill is made. */
const CHUNK = 128;
/** What is looked through at once: most of it is none of the run's, or done. */
const LOOKED_THROUGH = 512;
/** Payers that it does: each may pay many. */
const PAYERS = 20;

interface Settled {
  stream: Stream;
  period: Period;
}

/** How far a step came: null, the phase is over. */
type Step = (world: World, run: RunRow, settled: Settled) => { cursor: string; did: number } | null;

const PHASES = ['contracts', 'figures', 'bills', 'due', 'pay', 'cover'] as const;
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
  figures.clear();
  const { key, from: fromAt, to: toAt } = period;
  return runsRepository(world).insert({ stream, period: key, fromAt, toAt, phase: 'contracts', cursor: '' });
}

const takeIn: Step = (world, { cursor }, { stream, period: { from, to } }) => {
  const [store, after] = [runContracts(world), Number(cursor)];
  const last = store.lastContract(after, LOOKED_THROUGH);
  if (last === null) return null;
  store.takeIn(stream, { from, to, after, last });
  return { cursor: String(last), did: CHUNK / 2 };
};

const countPlay: Step = (world, { cursor: after }, { stream, period: { from, to } }) => {
  const last = runFigures(world).lastOf(stream, { from, to, after, most: CHUNK });
  if (last === null) return null;
  runFigures(world).add(stream, { from, to, after, last });
  return { cursor: last, did: CHUNK / 2 };
};

const bill: Step = (world, { id: runId, cursor }, { period }) => {
  const contracts = runContracts(world).contracts({ after: Number(cursor), most: CHUNK, from: period.from });
  makeBills(world, { runId, period, contracts });
  const last = contracts.at(-1);
  return last ? { cursor: String(last.contractId), did: contracts.length } : null;
};

/** Goes through the bills of the run in their order, and does what is to be done of those that were not settled as they were made. */
const eachUnsettled =
  (most: number, isMeant: (bill: BillEntity) => boolean, work: (world: World, bill: BillEntity) => void): Step =>
  (world, { id: runId, cursor }) => {
    const [store, after] = [billsRepository(world), Number(cursor)];
    const last = store.lastOfRun(runId, after, LOOKED_THROUGH);
    if (last === null) return null;
    const found = store.unsettled({ runId, after, last }).filter(isMeant);
    const bills = found.slice(0, most);
    for (const each of bills) work(world, each);
    const stopped = found.length > most ? bills.at(-1)?.id : undefined;
    return { cursor: String(stopped ?? last), did: CHUNK / 10 + bills.length * 4 };
  };

/** Its downlines' share was still to be seen. */
const isUndecided = ({ dueMinor }: BillEntity): boolean => dueMinor === 0;
const isOfHouse = ({ payer }: BillEntity): boolean => payer === 'house';

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
  contracts: takeIn,
  figures: countPlay,
  bills: bill,
  due: eachUnsettled(CHUNK / 4, isUndecided, setDue),
  pay: eachUnsettled(CHUNK / 4, isOfHouse, payFromHouse),
  cover,
};
