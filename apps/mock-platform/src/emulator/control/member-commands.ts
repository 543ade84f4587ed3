import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import type { INBOX_COMMANDS } from '@tonalli/qa/inbox';
import type { MEMBER_COMMANDS } from '@tonalli/qa/members';
import { moveDownline } from '../../features/downlines';
import { captchaAnswer, endSessionsOf, listSms, setMemberStatus } from '../../features/session';
import { popupsOf } from '../../features/system/popup-log';
import { PlatformFailure } from '../../kernel/failure';
import { listEmails } from '../../mail/mailbox';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { ratesOf, setRate } from '../../people/rates';
import { ancestorsAt, uplineAt } from '../../people/tree';
import type { World } from '../../world/world';
import { type CommandVerbs, knownName } from './command';
import { mintMember } from './mint-member';

function requireMember(world: World, idOrName: string) {
  const member = findMember(world, idOrName) ?? findMemberByUsername(world, idOrName);
  if (!member) throw new PlatformFailure('USER_NOT_FOUND');
  return member;
}

export const memberVerbs: CommandVerbs<typeof MEMBER_COMMANDS> = {
  mintMember({ world, input: { balance, ...member } }) {
    if (member.uplineId !== undefined) requireMember(world, member.uplineId);
    return mintMember(world, { ...member, balanceMinor: balance });
  },
  findMember({ world, input }) {
    const { id, username, account, nickname, type, mobile, status } = requireMember(world, input.id);
    const uplineId = uplineAt(world, id, world.clock.now());
    const balances = {
      main: world.ledger.balance(id, 'member.main'),
      trial: world.ledger.balance(id, 'member.trial'),
    };
    return { id, username, account, nickname, type, mobile, uplineId, status, balances };
  },
  endSessions: ({ world, input }) => ({ ended: endSessionsOf(world, requireMember(world, input.id).id) }),
  setMemberStatus({ world, input: { id, status } }) {
    setMemberStatus(world, requireMember(world, id).id, status);
    return { status };
  },
  moveMember({ world, input: { id, uplineId, reason, from } }) {
    const memberId = requireMember(world, id).id;
    const under = uplineId === null ? null : requireMember(world, uplineId).id;
    moveDownline(world, { memberId, from, reason, uplineId: under });
    return { uplines: ancestorsAt(world, memberId, from ?? world.clock.now()).map((upline) => upline.memberId) };
  },
  setRate({ world, input: { member, basisPoints, ...rate } }) {
    const memberId = member === undefined ? null : requireMember(world, member).id;
    setRate(world, { ...rate, memberId, rateBp: basisPoints, setBy: 'qa' });
    return ratesOf(world, memberId).map(({ rateBp, ...set }) => ({ ...set, basisPoints: rateBp }));
  },
};

export const inboxVerbs: CommandVerbs<typeof INBOX_COMMANDS> = {
  listSms: ({ world, input }) => listSms(world, input.mobile),
  listEmails: ({ world, input }) => listEmails(world, input.address),
  listPopups: ({ world, input: { channel } }) =>
    popupsOf(world).list(channel === undefined ? undefined : knownName(channel, CUSTOMER_SERVICE_TYPES)),
  solveCaptcha: ({ world, input }) => ({ answer: captchaAnswer(world, input.id) }),
};
