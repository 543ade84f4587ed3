import { feeOf } from '@tonalli/contracts/cashier/fee';
import type { createWithdrawal as endpoint } from '@tonalli/contracts/cashier/wire';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { assertPaymentPassword } from '../../people/payment-password';
import { protectionOf } from '../../people/player-protection';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertNotOwed } from '../agent-contracts';
import { leaveBonus } from '../bonuses';
import { assertIdentityKnown } from './assert-identity';
import { assertWithin } from './assert-within';
import type { BankAccountRow } from './bank-account.repository';
import { requireAccount } from './bank-accounts';
import { WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';
import { orderIdOf } from './order-ids';
import { WITHDRAWAL_PAY, WITHDRAWAL_REVIEW } from './order-jobs';
import { turnoverOf } from './turnover';
import { toWireWithdrawal } from './wire-withdrawal';
import { type WithdrawalRow, withdrawalRepository } from './withdrawal.repository';

export interface NewWithdrawal {
  account: BankAccountRow;
  amountMinor: number;
  /** Milliseconds since epoch. */
  at: number;
  /** The operator gives it back by itself, and takes nothing for it. */
  isFree?: boolean;
}

/** Requests of the operator's day that count against the daily limit. */
export const requestsOfDay = (world: World, memberId: string, at: number): number =>
  withdrawalRepository(world).countOfDay(memberId, dayInZone(at, OPERATOR_TIME_ZONE));

function scheduleAutoPay(world: World, { id, createdAt }: WithdrawalRow): void {
  const seconds = world.settings.get(WITHDRAWAL_AUTO_PAY);
  if (seconds === 0) return;
  const job = { key: String(id), payload: { orderId: id } };
  const payMs = seconds * 1_000;
  world.clock.schedule({ ...job, kind: WITHDRAWAL_REVIEW, dueAt: createdAt + Math.floor(payMs / 3) });
  world.clock.schedule({ ...job, kind: WITHDRAWAL_PAY, dueAt: createdAt + payMs });
}

/** Asserts limits, daily count and turnover of what a member wants to take out. */
export function assertAllowed(
  world: World,
  memberId: string,
  { amountMinor, at }: Pick<NewWithdrawal, 'amountMinor' | 'at'>,
) {
  const rules = world.settings.get(WITHDRAWAL_RULES);
  assertWithin(amountMinor, rules);
  if (requestsOfDay(world, memberId, at) >= rules.dailyCount) throw new PlatformFailure('ORDER_LIMIT_REACHED');
  assertNotOwed(world, memberId, amountMinor);
  const { requiredMinor, doneMinor } = turnoverOf(world, memberId);
  if (doneMinor < requiredMinor) throw new PlatformFailure('TURNOVER_NOT_MET');
}

/** Takes the amount out of the balance and holds it, in one transaction. Throws `INSUFFICIENT_FUNDS`. */
export function openWithdrawal(world: World, { account, amountMinor, at, isFree }: NewWithdrawal): WithdrawalRow {
  return world.transaction(() => {
    const { memberId, bankId, clabe, holder } = account;
    const row = withdrawalRepository(world).insert({
      memberId,
      amountMinor,
      feeMinor: isFree ? 0 : feeOf(amountMinor, world.settings.get(WITHDRAWAL_RULES).fee),
      bankId,
      clabe,
      holder,
      day: dayInZone(at, OPERATOR_TIME_ZONE),
      createdAt: at,
      isUrgent: protectionOf(world, memberId).break?.kind === 'SELF_EXCLUSION',
    });
    const reference = orderIdOf('W', row.id);
    world.ledger.post({
      kind: 'withdrawal.hold',
      key: `withdrawal:${row.id}:hold`,
      memberId,
      amountMinor,
      reference,
      at,
    });
    scheduleAutoPay(world, row);
    world.events.publish({ type: 'cashier', customerId: memberId });
    return row;
  });
}

/** A member's withdrawal (MEM-04). The payment password comes last, so that only a request that could pass asks for it. */
export const createWithdrawal: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  assertIdentityKnown(world, member.id);
  const account = requireAccount(world, member.id, input.accountId);
  const wanted = { amountMinor: input.amount, at: now };
  assertAllowed(world, member.id, wanted);
  leaveBonus(world, member.id, input.forfeitBonus === true);
  assertPaymentPassword(world, member.id, input.paymentPassword);
  return toWireWithdrawal(world, openWithdrawal(world, { account, ...wanted }));
};
