import type { logout as endpoint } from '@tonalli/contracts/session/wire';
import type { Verb } from '../../transport/verb';
import { endSession } from './open-session';

export const logOut: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  endSession(world, member.tokenId);
  return null;
};
