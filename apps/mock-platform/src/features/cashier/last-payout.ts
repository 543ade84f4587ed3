import type { ClosedTold } from '@tonalli/contracts/account/closing';
import { maskClabe } from '@tonalli/contracts/clabe';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { moveWallet } from '../wallet';
import { bankAccountRepository } from './bank-account.repository';
import { requireAccount, toWireAccount } from './bank-accounts';
import { requireBank } from './banks';
import { openWithdrawal } from './create-withdrawal';
import { orderIdOf } from './order-ids';
import { turnoverOf } from './turnover';
import { type WithdrawalRow, withdrawalRepository } from './withdrawal.repository';

/** What all wallets of a member hold together, minor units. */
export const inAllWallets = (world: World, memberId: string): number =>
  world.ledger
    .wallets(memberId)
    .reduce((sum, { balanceMinor }) => sum + balanceMinor, world.ledger.balance(memberId, 'member.main'));

/** Payouts of a member that are under way. */
export const runningPayouts = (world: World, memberId: string): number =>
  withdrawalRepository(world).waitingOf(memberId);

/** What still had to be staked before an ordinary withdrawal, minor units. */
export function turnoverLeft(world: World, memberId: string): number {
  const { requiredMinor, doneMinor } = turnoverOf(world, memberId);
  return requiredMinor - doneMinor;
}

/** Where a member can be paid, the default first. */
export const payoutAccounts = (world: World, memberId: string) =>
  bankAccountRepository(world).ofMember(memberId).map(toWireAccount);

/**
 * All that a member has goes to an account of theirs, of which `accountId` names one and otherwise the default is meant: without a
 * fee, and whatever limits hold for other withdrawals. Null: there was nothing. Call in a transaction. Throws `BANK_ACCOUNT_NOT_FOUND`.
 */
export function payOutAll(
  world: World,
  { memberId, accountId }: { memberId: string; accountId?: string | undefined },
): WithdrawalRow | null {
  const at = world.clock.now();
  for (const { vendor, balanceMinor } of world.ledger.wallets(memberId)) {
    if (balanceMinor === 0) continue;
    moveWallet(world, { memberId, vendor, direction: 'out', amountMinor: balanceMinor, key: `close:${at}`, at });
  }
  const amountMinor = world.ledger.balance(memberId, 'member.main');
  if (amountMinor === 0) return null;
  const [first] = bankAccountRepository(world).ofMember(memberId);
  const account = accountId === undefined ? first : requireAccount(world, memberId, accountId);
  if (!account) throw new PlatformFailure('BANK_ACCOUNT_NOT_FOUND');
  return openWithdrawal(world, { account, amountMinor, at, isFree: true });
}

/** What whoever closed an account is told of its payout. */
export function payoutTold(world: World, id: number): ClosedTold['payout'] {
  const row = withdrawalRepository(world).byId(id);
  return (
    row && {
      withdrawalId: orderIdOf('W', row.id),
      amountMinor: row.amountMinor,
      status: row.status,
      bankName: requireBank(row.bankId).name,
      maskedClabe: maskClabe(row.clabe),
    }
  );
}
