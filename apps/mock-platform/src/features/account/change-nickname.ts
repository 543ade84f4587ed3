import type { changeNickname as endpoint } from '@tonalli/contracts/account/wire';
import { accountRepository } from '../../people/people.repository';
import type { Verb } from '../../transport/verb';

export const changeNickname: Verb<typeof endpoint> = ({ ctx: { world, member }, input: { nickname } }) => {
  accountRepository(world).setNickname(member.id, nickname);
  return { nickname };
};
