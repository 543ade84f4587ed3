import type { BreakTaken, ClosedAccount } from '../../events/facts';
import { protectionOf } from '../../people/player-protection';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { moveWallet } from '../wallet';
import { bankAccountRepository } from './bank-account.repository';
import { openWithdrawal } from './create-withdrawal';
import { depositRepository } from './deposit.repository';
import { BALANCE_RETURN } from './order-jobs';
import { closeOrder, giveBackSoon } from './settle-deposit';
import { withdrawalRepository } from './withdrawal.repository';

const DAY_MS = 86_400_000;

/** Nothing is waited for any more, and what is held goes back. */
export function stopDeposits(world: World, { memberId }: Pick<ClosedAccount, 'memberId'>): void {
  const store = depositRepository(world);
  for (const id of store.inState(memberId, 'PENDING')) closeOrder(world, id);
  for (const id of store.inState(memberId, 'HELD')) giveBackSoon(world, id);
}

/** Nothing more comes in while a member is on a break; what goes out goes on, an excluded member's before others'. */
export function stopOrders(world: World, { memberId, kind, at }: BreakTaken): void {
  stopDeposits(world, { memberId });
  if (kind !== 'SELF_EXCLUSION') return;
  withdrawalRepository(world).hurry(memberId);
  const dueAt = at + policyOf(world).balanceReturnDays * DAY_MS;
  world.clock.schedule({ kind: BALANCE_RETURN, key: memberId, dueAt, payload: { memberId } });
}

/** All of an excluded member's balance goes to the bank account they have bound; without one it stays theirs to withdraw. */
function returnBalance(world: World, memberId: string): void {
  const [account] = bankAccountRepository(world).ofMember(memberId);
  if (protectionOf(world, memberId).break?.kind !== 'SELF_EXCLUSION' || !account) return;
  const at = world.clock.now();
  for (const { vendor, balanceMinor } of world.ledger.wallets(memberId)) {
    if (balanceMinor === 0) continue;
    moveWallet(world, { memberId, vendor, direction: 'out', amountMinor: balanceMinor, key: `return:${at}`, at });
  }
  const amountMinor = world.ledger.balance(memberId, 'member.main');
  if (amountMinor > 0) openWithdrawal(world, { account, amountMinor, at, isFree: true });
}

export const balanceReturnJob = defineJob(BALANCE_RETURN, (world, { payload }) =>
  returnBalance(world, payload.memberId),
);
