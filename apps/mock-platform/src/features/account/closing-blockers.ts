import { CLOSING_BLOCKERS, type ClosingBlocker } from '@tonalli/contracts/account/closing';
import type * as wire from '@tonalli/contracts/account/wire-closing';
import { hasPaymentPassword } from '../../people/payment-password';
import { directDownlines } from '../../people/tree';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { owedByContract, runningContracts } from '../agent-contracts';
import { bonusToLose } from '../bonuses';
import { inAllWallets, payoutAccounts, runningPayouts } from '../cashier';
import { IDENTITY_CHECK, isIdentityApproved } from '../identity-check';
import { pointsToLose } from '../points';
import { ticketsWaiting } from '../raffles';
import { openBets } from '../records';

const needsIdentity = (world: World, memberId: string): boolean =>
  world.settings.get(IDENTITY_CHECK).requiredBefore !== 'nothing' && !isIdentityApproved(world, memberId);

/** What keeps a member from closing the account, with how many there are of each. */
export function closingBlockers(world: World, memberId: string): { kind: ClosingBlocker; count: number }[] {
  const bets = openBets(world, memberId).filter(({ isTrial }) => !isTrial);
  const seats = bets.filter(({ gameType }) => gameType === 'PVP').length;
  const isPaid = inAllWallets(world, memberId) > 0;
  const counts: Record<ClosingBlocker, number> = {
    openBets: bets.length - seats,
    roomSeat: seats,
    withdrawals: runningPayouts(world, memberId),
    downlines: directDownlines(world, memberId, world.clock.now()).length,
    contracts: runningContracts(world, memberId),
    owed: Number(owedByContract(world, memberId) > 0),
    identity: Number(isPaid && needsIdentity(world, memberId)),
    bankAccount: Number(isPaid && payoutAccounts(world, memberId).length === 0),
    paymentPassword: Number(isPaid && !hasPaymentPassword(world, memberId)),
  };
  return CLOSING_BLOCKERS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** What a member sees before they close the account (MEM-17). */
export const fetchClosing: Verb<typeof wire.fetchClosing> = ({ ctx: { world, member, now } }) => {
  const { bonusMinor, freePlays } = bonusToLose(world, member.id);
  return {
    blockers: closingBlockers(world, member.id),
    payout: inAllWallets(world, member.id),
    accounts: payoutAccounts(world, member.id),
    loss: {
      bonus: bonusMinor,
      freePlays,
      points: pointsToLose(world, member.id),
      rewards: rewardsRepository(world).waitingCount(member.id, now),
      tickets: ticketsWaiting(world, member.id),
    },
  };
};
