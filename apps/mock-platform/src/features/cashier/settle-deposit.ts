import { feeOf } from '@tonalli/contracts/cashier/fee';
import { DEPOSIT_STEPS, type DepositState } from '@tonalli/contracts/cashier/states';
import type { DivertedKind } from '@tonalli/contracts/ledger';
import { type Allowance, decide, failureOf, requirePermit } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import type { Permit } from '../../ledger/ledger';
import { protectionOf } from '../../people/player-protection';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { giveDepositBonus } from '../bonuses';
import { sendMessage } from '../messages';
import { DEPOSIT_CHANNELS } from './cashier-settings';
import { type DepositRow, depositRepository } from './deposit.repository';
import { orderIdOf } from './order-ids';
import { DEPOSIT_CONFIRM, DEPOSIT_CREDIT_HELD, DEPOSIT_EXPIRE, DEPOSIT_GIVE_BACK } from './order-jobs';
import { raiseTurnover } from './turnover';

interface Step {
  status: Exclude<DepositState, 'PENDING'>;
  receivedMinor?: number | undefined;
  feeMinor?: number | undefined;
}

/** Takes an order to another state, once. Throws `ORDER_NOT_FOUND`, and `ORDER_CLOSED` where none leads there. */
export function moveDeposit(world: World, id: number, { status, receivedMinor, feeMinor }: Step): DepositRow {
  const store = depositRepository(world);
  const order = requireOrder(world, id);
  const moved: DepositRow = {
    ...order,
    status,
    settledAt: world.clock.now(),
    receivedMinor: receivedMinor ?? null,
    feeMinor: feeMinor ?? order.feeMinor,
  };
  assertLeads(order, status);
  if (!store.settle({ ...moved, from: order.status })) throw new PlatformFailure('ORDER_CLOSED');
  for (const kind of [DEPOSIT_CONFIRM, DEPOSIT_EXPIRE, DEPOSIT_CREDIT_HELD]) world.clock.cancel(kind, String(id));
  world.events.publish({ type: 'cashier', customerId: order.memberId });
  return moved;
}

function assertLeads({ status: from }: DepositRow, to: Step['status']): void {
  if (!DEPOSIT_STEPS[from].includes(to)) throw new PlatformFailure('ORDER_CLOSED');
}

export function requireOrder(world: World, id: number): DepositRow {
  const order = depositRepository(world).byId(id);
  if (!order) throw new PlatformFailure('ORDER_NOT_FOUND');
  return order;
}

interface Allowed {
  receivedMinor: number;
  permit: Permit<'deposit.credit'>;
}

function book(world: World, { id, memberId, feeMinor }: DepositRow, { receivedMinor, permit }: Allowed): void {
  const at = world.clock.now();
  const reference = orderIdOf('D', id);
  const common = { memberId, reference, at };
  world.ledger.post({ ...common, kind: 'deposit.credit', key: `deposit:${id}`, amountMinor: receivedMinor, permit });
  if (feeMinor > 0) {
    world.ledger.post({ ...common, kind: 'deposit.fee', key: `deposit:${id}:fee`, amountMinor: feeMinor });
  }
  const creditMinor = receivedMinor - feeMinor;
  raiseTurnover(world, memberId, creditMinor);
  giveDepositBonus(world, { orderId: id, memberId, depositMinor: creditMinor, at });
  if (creditMinor > 0)
    sendMessage(world, {
      memberId,
      kind: 'depositCredited',
      purpose: 'service',
      params: { amountMinor: creditMinor, reference },
    });
}

/** Their orders were closed by the break, or with the account: who paid one meanwhile could not know, so that the money is taken and goes back. */
function goesBack(world: World, { memberId }: DepositRow): boolean {
  const { break: taken, isClosed } = protectionOf(world, memberId);
  return taken !== null || isClosed;
}

interface Arrived extends Omit<Step, 'status'> {
  kind: DivertedKind;
}

/**
 * Money that arrived beyond a limit of the member's waits with the house: it is neither played with nor lost. That of a member
 * on a break or with a closed account goes back by itself.
 */
function hold(world: World, id: number, { kind, ...arrived }: Arrived): DepositRow {
  const held = moveDeposit(world, id, { status: 'HELD', ...arrived });
  postHeld(world, held, kind);
  const { memberId } = held;
  if (goesBack(world, held)) {
    giveBackSoon(world, id);
    return held;
  }
  const params = { amountMinor: held.receivedMinor ?? 0, reference: orderIdOf('D', id) };
  sendMessage(world, { memberId, kind: 'depositHeld', purpose: 'service', params });
  return held;
}

function postHeld(world: World, order: DepositRow, kind: DivertedKind | 'deposit.return'): void {
  world.ledger.post({
    kind,
    key: `deposit:${order.id}:${kind}`,
    reference: orderIdOf('D', order.id),
    amountMinor: order.receivedMinor ?? 0,
    at: world.clock.now(),
  });
}

/**
 * The money of an order is there: credits it, less the fee, exactly once, or holds it where it goes beyond a limit of
 * the member's. `receivedMinor` is what arrived when it is not the amount that was ordered; of a held order it is known.
 * Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`, and of a held one `DEPOSIT_LIMIT_REACHED`.
 */
export function confirmDeposit(world: World, id: number, receivedMinor?: number): DepositRow {
  return world.transaction(() => {
    const order = requireOrder(world, id);
    if (order.status === 'EXPIRED' && !goesBack(world, order)) throw new PlatformFailure('ORDER_CLOSED');
    const received = order.receivedMinor ?? receivedMinor ?? order.amountMinor;
    const arrived = { receivedMinor: received, feeMinor: feeOfArrival(world, order, received) };
    const allowed = allow(world, order, received);
    if ('divert' in allowed) return hold(world, id, { ...arrived, kind: allowed.divert });
    assertLeads(order, 'CONFIRMED');
    const confirmed = moveDeposit(world, id, { status: 'CONFIRMED', ...arrived });
    if (order.status === 'HELD') postHeld(world, order, 'deposit.return');
    book(world, confirmed, { receivedMinor: received, permit: allowed.permit });
    return confirmed;
  });
}

/** Asks the guard. What waits with the house already cannot be diverted once more. Throws the refusal. */
function allow(world: World, order: DepositRow, amountMinor: number): Allowance<'deposit.credit'> {
  const { id: orderId, memberId } = order;
  const credit = { kind: 'deposit.credit', memberId, amountMinor, orderId, by: 'member' } as const;
  if (order.status === 'HELD') return { permit: requirePermit(world, credit) };
  const decision = decide(world, credit);
  if ('refusal' in decision) throw failureOf(decision.refusal);
  return decision;
}

function feeOfArrival(world: World, { amountMinor, channelId, feeMinor }: DepositRow, received: number): number {
  const channel = world.settings.get(DEPOSIT_CHANNELS).find(({ id }) => id === channelId);
  const whole = received === amountMinor || !channel;
  return whole ? Math.min(feeMinor, received) : feeOf(received, channel.fee);
}

/** The operator does not take the money, or sends back what is held. Throws `ORDER_NOT_FOUND`, `ORDER_CLOSED`. */
export const rejectDeposit = (world: World, id: number): DepositRow =>
  world.transaction(() => {
    const order = requireOrder(world, id);
    const receivedMinor = order.status === 'HELD' ? (order.receivedMinor ?? undefined) : undefined;
    const rejected = moveDeposit(world, id, { status: 'REJECTED', receivedMinor });
    if (order.status === 'HELD') postHeld(world, order, 'deposit.return');
    return rejected;
  });

/** Sends held money back as the next thing that happens. */
export const giveBackSoon = (world: World, orderId: number): void =>
  world.clock.schedule({
    kind: DEPOSIT_GIVE_BACK,
    key: String(orderId),
    dueAt: world.clock.now(),
    payload: { orderId },
  });

function giveBack(world: World, id: number): void {
  const { status } = requireOrder(world, id);
  if (status !== 'HELD') return;
  const { memberId, receivedMinor } = rejectDeposit(world, id);
  const params = { amountMinor: receivedMinor ?? 0, reference: orderIdOf('D', id) };
  sendMessage(world, { memberId, kind: 'depositReturned', purpose: 'service', params });
}

/** Nobody may pay an order any more; what comes all the same is held. */
export const closeOrder = (world: World, id: number): DepositRow => moveDeposit(world, id, { status: 'EXPIRED' });

export const depositJobs = [
  defineJob(DEPOSIT_CONFIRM, (world, { payload }) => void confirmDeposit(world, payload.orderId)),
  defineJob(DEPOSIT_EXPIRE, (world, { payload }) => void closeOrder(world, payload.orderId)),
  defineJob(DEPOSIT_GIVE_BACK, (world, { payload }) => giveBack(world, payload.orderId)),
];
