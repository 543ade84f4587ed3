import { MEMBER_REGISTERED, type Registered } from '../../events/later-facts';
import type { LaterReaction } from '../../events/outbox';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { sendWelcomeEmail } from './welcome-email';

/** Greets whoever registered, once; a registration stands whatever becomes of it. */
export const welcome: LaterReaction<World, Registered> = {
  name: 'welcome',
  fact: MEMBER_REGISTERED,
  handler(world, { memberId, ...site }) {
    const member = findMember(world, memberId);
    if (!member) return;
    const { nickname, email } = member;
    if (email) sendWelcomeEmail(world, { ...site, address: email, nickname });
    sendMessage(world, { memberId, kind: 'welcome', purpose: 'service', params: { nickname } });
  },
};
