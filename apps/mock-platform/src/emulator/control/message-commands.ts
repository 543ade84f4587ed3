import type { MESSAGE_COMMANDS } from '@tonalli/qa/messages';
import { broadcastMessage, sendMessage } from '../../features/messages';
import { requireAct } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { CommandVerbs } from './command';

export const messageVerbs: CommandVerbs<typeof MESSAGE_COMMANDS> = {
  sendNotice({ world, input: { title, body, memberId, purpose, product = null } }) {
    const params = { title: { ES: title, EN: title }, body: { ES: body, EN: body } };
    const notice = { kind: 'notice', params } as const;
    if (memberId === undefined) return { messageId: broadcastMessage(world, { ...notice, purpose, product }) };
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const act = { do: 'marketing', memberId, product, channel: 'inbox', by: 'operator' } as const;
    const why = purpose === 'service' ? purpose : requireAct(world, act);
    return { messageId: sendMessage(world, { memberId, ...notice, purpose: why }) };
  },
};
