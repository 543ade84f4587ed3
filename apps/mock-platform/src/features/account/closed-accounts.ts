import { PlatformFailure } from '../../kernel/failure';
import { type Closure, closuresRepository } from '../../people/closures.repository';
import { findMember, keepMemberStatus } from '../../people/find-member';
import { keepClosed } from '../../people/player-protection';
import type { World } from '../../world/world';
import { payOutAll } from '../cashier';
import { closedTold } from '../session';

/** Throws `NOT_FOUND` for an account that is not closed. */
function requireClosure(world: World, memberId: string): Closure {
  const closure = closuresRepository(world).current(memberId);
  if (!closure) throw new PlatformFailure('NOT_FOUND');
  return closure;
}

/** The operator lets a member in again, with the balance and points that are there; bonuses stay lost. Throws `NOT_FOUND`. */
export function reopenAccount(world: World, { memberId, reason }: { memberId: string; reason: string }): void {
  world.transaction(() => {
    const { id } = requireClosure(world, memberId);
    closuresRepository(world).reopen({ id, reopenedAt: world.clock.now(), reopenReason: reason });
    keepMemberStatus(world, memberId, 'active');
    keepClosed(world, memberId, null);
  });
}

/** The operator pays out once more what came back to a closed account. Throws `NOT_FOUND`, `BANK_ACCOUNT_NOT_FOUND`, `INSUFFICIENT_FUNDS` where there is nothing. */
export function payClosedAccount(world: World, memberId: string): void {
  world.transaction(() => {
    const { id } = requireClosure(world, memberId);
    const payout = payOutAll(world, { memberId });
    if (!payout) throw new PlatformFailure('INSUFFICIENT_FUNDS');
    closuresRepository(world).setPayout(id, payout.id);
  });
}

/** Accounts that are closed, the newest first, with how each stands. */
export const closedAccounts = (world: World, limit: number) =>
  closuresRepository(world)
    .newest(limit)
    .flatMap((closure) => {
      const told = closedTold(world, closure.memberId);
      return told ? [{ ...closure, told, username: findMember(world, closure.memberId)?.username ?? '' }] : [];
    });
