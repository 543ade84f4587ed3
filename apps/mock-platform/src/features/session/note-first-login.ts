import type { noteFirstLogin as endpoint } from '@tonalli/contracts/session/wire-step';
import type { Verb } from '../../http/verb';
import { findMember, markFirstLogin } from '../account';

export const noteFirstLogin: Verb<typeof endpoint> = ({ ctx: { world, now, member } }) => {
  if (findMember(world, member.id)?.firstLoginAt === null) markFirstLogin(world, member.id, now);
  return null;
};
