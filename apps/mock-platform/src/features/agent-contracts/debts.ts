import type { PostingKind } from '@tonalli/contracts/ledger';
import type { ChangedBalance } from '../../events/facts';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { paymentsRepository } from './bills.repository';
import { CONTRACT_LIEN } from './contract-jobs';

/** What somebody else gives; money of one's own that comes back, and wins, are none. */
const CREDITS: readonly PostingKind[] = ['deposit.credit', 'transfer.member', 'agent.rebate'];

/** What an agent owes to downlines by contract now. Minor units. */
export const owedByContract = (world: World, memberId: string): number => paymentsRepository(world).owedMinor(memberId);

/** Throws `FUNDS_OWED` where an amount would leave the wallet that downlines are owed (CON-08). Minor units. */
export function assertNotOwed(world: World, memberId: string, amountMinor: number): void {
  const owedMinor = owedByContract(world, memberId);
  if (owedMinor > 0 && world.ledger.balance(memberId, 'member.main') - owedMinor < amountMinor)
    throw new PlatformFailure('FUNDS_OWED');
}

const isCredit = ({ account, kind, amountMinor }: ChangedBalance): boolean =>
  account === 'member.main' && amountMinor > 0 && CREDITS.includes(kind);

/** A credit to somebody who owes by contract goes to whom they owe first, right after it. */
export function claimCredits(world: World, changed: readonly ChangedBalance[]): void {
  for (const each of changed) if (isCredit(each)) claimCredit(world, each);
}

function claimCredit(world: World, { memberId, amountMinor, balanceMinor, at }: ChangedBalance): void {
  if (owedByContract(world, memberId) === 0) return;
  const key = `${memberId}:${at}:${balanceMinor}`;
  world.clock.schedule({
    kind: CONTRACT_LIEN,
    key,
    dueAt: world.clock.now(),
    payload: { payerId: memberId, amountMinor },
  });
}
