import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import type { INBOX_COMMANDS } from '@tonalli/qa/inbox';
import type { MEMBER_COMMANDS } from '@tonalli/qa/members';
import { moveDownline } from '../../features/downlines';
import { captchaAnswer, endSessionsOf, listSms, setMemberStatus } from '../../features/session';
import { popupsOf } from '../../features/system/popup-log';
import { listEmails } from '../../mail/mailbox';
import { ratesOf, setRate } from '../../people/rates';
import { ancestorsAt, uplineAt } from '../../people/tree';
import { type CommandVerbs, knownName } from './command';
import { memberMeant } from './member-meant';
import { mintMember } from './mint-member';

export const memberVerbs: CommandVerbs<typeof MEMBER_COMMANDS> = {
  mintMember({ world, input: { balance, ...member } }) {
    if (member.uplineId !== undefined) memberMeant(world, member.uplineId);
    return mintMember(world, { ...member, balanceMinor: balance });
  },
  findMember({ world, input }) {
    const { id, username, account, nickname, type, mobile, status } = memberMeant(world, input.id);
    const uplineId = uplineAt(world, id, world.clock.now());
    const balances = {
      main: world.ledger.balance(id, 'member.main'),
      trial: world.ledger.balance(id, 'member.trial'),
    };
    return { id, username, account, nickname, type, mobile, uplineId, status, balances };
  },
  endSessions: ({ world, input }) => ({ ended: endSessionsOf(world, memberMeant(world, input.id).id) }),
  setMemberStatus({ world, input: { id, status } }) {
    setMemberStatus(world, memberMeant(world, id).id, status);
    return { status };
  },
  moveMember({ world, input: { id, uplineId, reason, from } }) {
    const memberId = memberMeant(world, id).id;
    const under = uplineId === null ? null : memberMeant(world, uplineId).id;
    moveDownline(world, { memberId, from, reason, uplineId: under });
    return { uplines: ancestorsAt(world, memberId, from ?? world.clock.now()).map((upline) => upline.memberId) };
  },
  setRate({ world, input: { member, basisPoints, ...rate } }) {
    const memberId = member === undefined ? null : memberMeant(world, member).id;
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
