import { isTrialType } from '@tonalli/contracts/session/wire';
import type { ChangedBalance } from '../events/facts';
import type { World } from '../world/world';
import { findMember } from './find-member';

export function announceBalances(world: World, changed: readonly ChangedBalance[]): void {
  for (const each of changed) announceBalance(world, each);
}

/** A trial account lives on its play money; for anyone else only the main account is their balance. */
function announceBalance(world: World, { memberId, account, balanceMinor }: ChangedBalance): void {
  if (account === 'member.vendor') {
    world.events.publish({ type: 'wallets', customerId: memberId });
    return;
  }
  if (account === 'member.trial') {
    const member = findMember(world, memberId);
    if (!member || !isTrialType(member.type)) return;
  }
  world.events.publish({ type: 'balance', customerId: memberId, balance: balanceMinor });
}
