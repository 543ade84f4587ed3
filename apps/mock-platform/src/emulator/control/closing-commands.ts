import type { CLOSING_COMMANDS } from '@tonalli/qa/closing';
import { closedAccounts, closeMember, payClosedAccount, reopenAccount } from '../../features/account';
import { PlatformFailure } from '../../kernel/failure';
import { findMember, findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const LISTED = 100;

function requireId(world: World, idOrName: string): string {
  const member = findMember(world, idOrName) ?? findMemberByUsername(world, idOrName);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member.id;
}

const listed = (world: World) =>
  closedAccounts(world, LISTED).map(({ memberId, username, closedAt, told, ...lost }) => ({
    ...{ memberId, username, closedAt },
    payout: told.payout && {
      withdrawalId: told.payout.withdrawalId,
      amount: told.payout.amountMinor,
      status: told.payout.status,
      maskedClabe: told.payout.maskedClabe,
    },
    ...{ balance: told.balanceMinor, bonusLost: lost.bonusLostMinor, pointsLost: lost.pointsLost },
    turnoverLeft: lost.turnoverLeftMinor,
  }));

function shown(world: World, memberId: string) {
  const found = listed(world).find((each) => each.memberId === memberId);
  if (!found) throw new PlatformFailure('NOT_FOUND');
  return found;
}

export const closingVerbs: CommandVerbs<typeof CLOSING_COMMANDS> = {
  closeMember({ world, input }) {
    const memberId = requireId(world, input.id);
    closeMember(world, { memberId });
    return shown(world, memberId);
  },
  listClosedMembers: ({ world }) => listed(world),
  payClosedMember({ world, input }) {
    const memberId = requireId(world, input.id);
    payClosedAccount(world, memberId);
    return shown(world, memberId);
  },
  reopenMember({ world, input: { id, reason } }) {
    reopenAccount(world, { memberId: requireId(world, id), reason });
    return { reason };
  },
};
