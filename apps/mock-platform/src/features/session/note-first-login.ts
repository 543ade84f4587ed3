import type { noteFirstLogin as endpoint } from '@tonalli/contracts/session/wire-step';
import { findMember, markFirstLogin } from '../../people/find-member';
import type { Verb } from '../../transport/verb';

export const noteFirstLogin: Verb<typeof endpoint> = ({ ctx: { world, now, member } }) => {
  if (findMember(world, member.id)?.firstLoginAt === null) markFirstLogin(world, member.id, now);
  return null;
};
