import type {
  transferDownline as downEndpoint,
  transferUpline as upEndpoint,
} from '@tonalli/contracts/member-transfers/wire';
import { toIso } from '../../clock/system-time';
import { decide } from '../../guard/decide';
import type { Permit } from '../../ledger/ledger';
import { maskUsername } from '../../people/mask';
import { assertPaymentPassword } from '../../people/payment-password';
import { dayOf } from '../../rollups/time-parts';
import { PlatformFailure, type Verb, type VerbContext } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertNotOwed } from '../agent-contracts';
import { sendMessage } from '../messages';
import { type TransferRow, transfersRepository } from './member-transfers.repository';
import { partyOf, type Receiver, requireDownline, uplineOf } from './transfer-party';
import { TRANSFER_RULES } from './transfer-settings';

/** How a transfer is named to people, and in the ledger. */
export const transferIdOf = (id: number): string => `T${String(id).padStart(8, '0')}`;

/** What a member may still send on the operator's day of now, in minor units. */
export function leftToday(world: World, memberId: string): number {
  const { dailyMinor } = world.settings.get(TRANSFER_RULES);
  return Math.max(0, dailyMinor - transfersRepository(world).sentSince(memberId, dayOf(world.clock.now())));
}

/** Throws `AMOUNT_OUT_OF_RANGE` with the limits, `TRANSFER_LIMIT_REACHED`, `FUNDS_OWED`. */
function assertAmount(world: World, memberId: string, amountMinor: number): void {
  const { minMinor: min, maxMinor: max } = world.settings.get(TRANSFER_RULES);
  if (amountMinor < min || amountMinor > max)
    throw new PlatformFailure('AMOUNT_OUT_OF_RANGE', { fields: { amount: { patternId: 'amount', min, max } } });
  if (amountMinor > leftToday(world, memberId)) throw new PlatformFailure('TRANSFER_LIMIT_REACHED');
  assertNotOwed(world, memberId, amountMinor);
}

/**
 * Throws `TRANSFER_NOT_ACCEPTED` for whatever keeps the receiver from taking it: a limit, a break or a suspension is
 * theirs to know, so that all of them look alike to the sender.
 */
function permitOf(world: World, { member }: Receiver, amountMinor: number): Permit<'transfer.member'> {
  const { id: memberId, status } = member;
  const decision =
    status === 'active' ? decide(world, { kind: 'transfer.member', memberId, amountMinor, by: 'member' }) : null;
  if (!decision || !('permit' in decision)) throw new PlatformFailure('TRANSFER_NOT_ACCEPTED');
  return decision.permit;
}

export interface Sending {
  from: { id: string; username: string };
  receiver: Receiver;
  amountMinor: number;
  /** The posting's idempotency key. */
  key: string;
  at: number;
}

/** Moves the money, with what is owed to turnover, and tells the receiver; all or nothing. Throws `INSUFFICIENT_FUNDS`. */
export function keepTransfer(world: World, { from, receiver, amountMinor, key, at }: Sending): TransferRow {
  return world.transaction(() => {
    const permit = permitOf(world, receiver, amountMinor);
    const ends = { fromMemberId: from.id, toMemberId: receiver.member.id };
    const row = transfersRepository(world).insert({ ...ends, way: receiver.way, amountMinor, at });
    const reference = transferIdOf(row.id);
    world.ledger.post({ kind: 'transfer.member', key, ...ends, amountMinor, reference, at, permit });
    world.tell('money.transferred', { ...ends, amountMinor, at });
    const params = { amountMinor, reference, from: maskUsername(from.username) };
    sendMessage(world, { memberId: receiver.member.id, kind: 'transferReceived', purpose: 'service', params, at });
    return row;
  });
}

interface Asked {
  amount: number;
  paymentPassword: string;
}

/** The payment password comes before whatever says something of the receiver. */
function send({ world, member, now, request }: VerbContext<'required'>, input: Asked, find: () => Receiver) {
  assertAmount(world, member.id, input.amount);
  const receiver = find();
  assertPaymentPassword(world, member.id, input.paymentPassword);
  // The dispatcher refuses a call without a key before it comes here.
  const key = `transfer:${member.id}:${request.idempotencyKey ?? request.id}`;
  const { id } = keepTransfer(world, { from: member, receiver, amountMinor: input.amount, key, at: now });
  return { transferId: transferIdOf(id), receiver: partyOf(receiver.member), amount: input.amount, at: toIso(now) };
}

function requireUpline(world: World, memberId: string): Receiver {
  const receiver = uplineOf(world, memberId);
  if (!receiver) throw new PlatformFailure('UPLINE_NOT_FOUND');
  return receiver;
}

/** From a member to the upline of now (MEM-05). */
export const transferUpline: Verb<typeof upEndpoint> = ({ ctx, input }) =>
  send(ctx, input, () => requireUpline(ctx.world, ctx.member.id));

/** From an agent to a direct downline (AG-04). */
export const transferDownline: Verb<typeof downEndpoint> = ({ ctx, input }) =>
  send(ctx, input, () => requireDownline(ctx.world, ctx.member.id, input.downlineId));
