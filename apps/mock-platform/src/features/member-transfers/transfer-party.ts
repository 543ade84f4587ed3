import type { TransferWay } from '@tonalli/contracts/member-transfers/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { findMember } from '../../people/find-member';
import { maskUsername } from '../../people/mask';
import type { Member } from '../../people/people.repository';
import { uplineAt } from '../../people/tree';
import { PlatformFailure } from '../../transport/verb';
import type { World } from '../../world/world';

/** Whom a transfer goes to. */
export interface Receiver {
  member: Member;
  way: TransferWay;
}

/** A member as the other side of a transfer sees them. */
export const partyOf = ({ username, nickname }: Pick<Member, 'username' | 'nickname'>) => ({
  userName: maskUsername(username),
  nickname: maskUsername(nickname),
});

/** Who stands right above a member now; null where nobody does. */
export function uplineOf(world: World, memberId: string): Receiver | null {
  const uplineId = uplineAt(world, memberId, world.clock.now());
  const member = uplineId === null ? null : findMember(world, uplineId);
  return member && { member, way: 'UPLINE' };
}

/** Throws `DOWNLINE_NOT_FOUND` alike for oneself, a stranger, a downline's downline and nobody: no answer tells who exists. */
export function requireDownline(world: World, agentId: string, downlineId: string): Receiver {
  const isBelow = uplineAt(world, downlineId, world.clock.now()) === agentId;
  const member = isBelow ? findMember(world, downlineId) : null;
  if (!member || isTrialType(member.type)) throw new PlatformFailure('DOWNLINE_NOT_FOUND');
  return { member, way: 'DOWNLINE' };
}
