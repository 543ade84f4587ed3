import type { ClosedTold } from '@tonalli/contracts/account/closing';
import type * as wire from '@tonalli/contracts/account/wire-closing';
import { toIso } from '../../clock/system-time';
import { closuresRepository } from '../../people/closures.repository';
import { findMember, keepMemberStatus } from '../../people/find-member';
import { assertPaymentPassword } from '../../people/payment-password';
import { keepClosed } from '../../people/player-protection';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { bonusToLose } from '../bonuses';
import { inAllWallets, payOutAll, turnoverLeft } from '../cashier';
import { pointsToLose } from '../points';
import { closedTold } from '../session';
import { assertOwnerAtOnce } from './assert-owner';
import { closingBlockers } from './closing-blockers';

/**
 * Closes an account for good: what it holds is paid out, bonuses and points are given up, all sessions end by whoever hears of
 * `member.closed`. Throws `CLOSING_BLOCKED` while something stands in the way, `ACCOUNT_CLOSED` the second time.
 */
export function closeMember(world: World, whose: { memberId: string; accountId?: string | undefined }): ClosedTold {
  const { memberId } = whose;
  return world.transaction(() => {
    if (findMember(world, memberId)?.status === 'closed') throw new PlatformFailure('ACCOUNT_CLOSED');
    if (closingBlockers(world, memberId).length > 0) throw new PlatformFailure('CLOSING_BLOCKED');
    const at = world.clock.now();
    const lost = { bonusLostMinor: bonusToLose(world, memberId).bonusMinor, pointsLost: pointsToLose(world, memberId) };
    const turnoverLeftMinor = turnoverLeft(world, memberId);
    const paidOutMinor = inAllWallets(world, memberId);
    const payout = payOutAll(world, whose);
    keepMemberStatus(world, memberId, 'closed');
    keepClosed(world, memberId, at);
    closuresRepository(world).insert({
      ...{ memberId, closedAt: at, withdrawalId: payout?.id ?? null, paidOutMinor, turnoverLeftMinor },
      ...lost,
    });
    world.tell('member.closed', { memberId, at });
    return closedTold(world, memberId) ?? { at: toIso(at), payout: null, balanceMinor: 0 };
  });
}

/** A member closes their own (MEM-17). The secrets come last, so that only a request that could pass asks for them. */
export const closeAccount: Verb<typeof wire.closeAccount> = ({ ctx: { world, member }, input }) => {
  const found = findMember(world, member.id);
  // Another call may have closed it while this one was on its way.
  if (!found || found.status === 'closed') throw new PlatformFailure('TOKEN_INVALID');
  const { bonusMinor } = bonusToLose(world, member.id);
  const isAsSeen = input.payout === inAllWallets(world, member.id) && input.bonus === bonusMinor;
  if (!isAsSeen) throw new PlatformFailure('CLOSING_CHANGED');
  if (closingBlockers(world, member.id).length > 0) throw new PlatformFailure('CLOSING_BLOCKED');
  assertOwnerAtOnce(world, found, { tokenId: member.tokenId, password: input.password });
  if (input.payout > 0) assertPaymentPassword(world, member.id, input.paymentPassword ?? '');
  return closeMember(world, { memberId: member.id, accountId: input.accountId });
};
