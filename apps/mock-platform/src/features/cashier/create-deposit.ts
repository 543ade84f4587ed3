import { feeOf } from '@tonalli/contracts/cashier/fee';
import { MAX_OPEN_DEPOSITS } from '@tonalli/contracts/cashier/states';
import type { createDeposit as endpoint } from '@tonalli/contracts/cashier/wire';
import { assertMayMove } from '../../guard/decide';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { chooseBonus } from '../bonuses';
import { assertWithin } from './assert-within';
import { DEPOSIT_AUTO_CONFIRM, DEPOSIT_CHANNELS } from './cashier-settings';
import { type DepositRow, depositRepository } from './deposit.repository';
import { DEPOSIT_CONFIRM, DEPOSIT_EXPIRE } from './order-jobs';
import { inventInstructions } from './payment-instructions';
import { toWireDeposit } from './wire-deposit';

const MINUTE_MS = 60_000;

export interface NewDeposit {
  memberId: string;
  channelId: string;
  amountMinor: number;
  /** The bonus that the member chose to have with it; left out: none. */
  bonus?: { offerId: string; code: string | undefined } | undefined;
  /** Milliseconds since epoch. */
  at: number;
}

/**
 * Opens an order that waits for its money; until it ends it takes its amount from the member's own limits. Throws
 * `CHANNEL_UNAVAILABLE`, `AMOUNT_OUT_OF_RANGE`, `ORDER_LIMIT_REACHED`, `DEPOSIT_LIMIT_REACHED`, and of
 * the bonus `BONUS_NOT_FOUND`.
 */
export function openDeposit(world: World, { memberId, channelId, amountMinor, bonus, at }: NewDeposit): DepositRow {
  const channel = world.settings.get(DEPOSIT_CHANNELS).find(({ id, isOpen }) => id === channelId && isOpen);
  if (!channel) throw new PlatformFailure('CHANNEL_UNAVAILABLE');
  assertWithin(amountMinor, channel);
  const store = depositRepository(world);
  if (store.countOpen(memberId) >= MAX_OPEN_DEPOSITS) throw new PlatformFailure('ORDER_LIMIT_REACHED');
  assertMayMove(world, { kind: 'deposit.credit', memberId, amountMinor, by: 'member' });
  const order = store.insert({
    memberId,
    channelId,
    amountMinor,
    feeMinor: feeOf(amountMinor, channel.fee),
    receivedMinor: null,
    status: 'PENDING',
    instructions: inventInstructions(world.random, channel.kind, amountMinor),
    createdAt: at,
    expiresAt: at + channel.expiresMinutes * MINUTE_MS,
    settledAt: null,
    creditWhenFits: false,
  });
  if (bonus) {
    const { offerId: termsId, code } = bonus;
    const depositMinor = amountMinor - order.feeMinor;
    chooseBonus(world, { orderId: order.id, memberId, termsId, code, depositMinor, at });
  }
  const job = { key: String(order.id), payload: { orderId: order.id } };
  world.clock.schedule({ ...job, kind: DEPOSIT_EXPIRE, dueAt: order.expiresAt });
  const autoSeconds = world.settings.get(DEPOSIT_AUTO_CONFIRM);
  // By card the payer says yes on the payment page; nothing comes by itself.
  if (autoSeconds > 0 && channel.kind !== 'CARD')
    world.clock.schedule({ ...job, kind: DEPOSIT_CONFIRM, dueAt: at + autoSeconds * 1_000 });
  world.events.publish({ type: 'cashier', customerId: memberId });
  return order;
}

/** A member's deposit (MEM-03). Nothing moves before the money is there. */
export const createDeposit: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  const { channelId, amount, offerId, bonusCode: code } = input;
  const bonus = offerId === undefined ? undefined : { offerId, code };
  return toWireDeposit(
    world,
    openDeposit(world, { memberId: member.id, channelId, amountMinor: amount, bonus, at: now }),
  );
};
